import {
  addDay,
  askDelegates,
  changeDay,
  dayAdjustment,
  type DayChange,
  dayOf,
  type DayPlan,
  delegatesPause,
  delegatesProblem,
  discardChoice,
  type EditContext,
  removeDay,
  showDay,
} from '@foyer/domain';
import type { Site } from '@foyer/sites';
import type { ShownDay } from '../days-session.ts';
import type { DaysSession } from '../venue-session.ts';
import type { Store } from '../readable.ts';
import type { DaysAsking } from './days-asking.ts';
import type { DaysChoosing } from './days-choosing.ts';
import type { DaysMemory } from './days-memory.ts';

type Parts = {
  store: Store;
  memory: DaysMemory;
  site: Site;
  context: () => EditContext;
  asking: Pick<DaysAsking, 'askAnew'>;
  choosing: Pick<DaysChoosing, 'forget'>;
  /** Adds the plan as a step to the browser's history, or replaces the present one. */
  step: () => void;
  rewrite: () => void;
};

type Editing = Pick<
  DaysSession['actions'],
  | 'showDay'
  | 'addDay'
  | 'removeDay'
  | 'changeDate'
  | 'changeStart'
  | 'changeEnd'
  | 'changeDay'
  | 'changeDelegates'
  | 'discard'
>;

/**
 * The visitor's edits of days (MULTI-002 to MULTI-004, MULTI-016, MULTI-018, A-092). Each is a step
 * in the browser's history.
 */
export function createDaysEditing({
  store,
  memory,
  site,
  context,
  asking,
  choosing,
  step,
  rewrite,
}: Parts): Editing {
  const edit = (change: (plan: DayPlan) => DayPlan, pause = 0): void => {
    const before = store.get(memory.plan);
    const plan = change(before);
    if (plan === before) return;
    store.set(memory.adjusted, null);
    store.set(memory.booking, { kind: 'idle' });
    if (plan.shown !== before.shown || plan.days.length !== before.days.length)
      store.set(memory.held, null);
    store.set(memory.plan, plan);
    step();
    asking.askAnew(pause);
  };
  const editDay = (number: number, change: (plan: DayPlan) => DayPlan, pause = 0): void =>
    edit((plan) => {
      const changed = change(plan);
      if (changed !== plan) choosing.forget(number);
      return changed;
    }, pause);
  const saidOfDelegates = (
    error: ShownDay['delegatesError'],
    typed: ShownDay['delegatesTyped'],
  ): void => {
    store.set(memory.delegatesError, error);
    store.set(memory.delegatesTyped, typed);
  };
  const changeShown = (change: DayChange, pause = 0): void => {
    const before = store.get(memory.plan);
    const { shown } = before;
    saidOfDelegates(null, null);
    editDay(shown, (plan) => changeDay(plan, shown, change, context()), pause);
    const [was, now] = [dayOf(before, shown), dayOf(store.get(memory.plan), shown)];
    store.set(memory.adjusted, was && now && dayAdjustment(was, change, now));
  };
  /** Days after a removed one keep their messages under their new number. */
  const moveUp = (gone: number): void => {
    const moved = (number: number) => (number > gone ? number - 1 : number);
    choosing.forget(gone);
    store.set(
      memory.awaited,
      new Map([...store.get(memory.awaited)].map(([number, item]) => [moved(number), item])),
    );
    store.set(memory.gone, new Set([...store.get(memory.gone)].map(moved)));
  };

  return {
    showDay: (number) => {
      const { shown } = store.get(memory.plan);
      saidOfDelegates(null, null);
      if (number === shown) return;
      store.set(memory.adjusted, null);
      store.set(memory.held, null);
      store.set(memory.plan, showDay(store.get(memory.plan), number));
      rewrite();
      asking.askAnew();
    },
    addDay: () => {
      store.set(memory.allSet, false);
      edit(addDay);
    },
    removeDay: (number) =>
      edit((plan) => {
        const left = removeDay(plan, number);
        if (left !== plan) moveUp(number);
        return left;
      }),
    changeDate: (date) => changeShown({ date }),
    changeStart: (start) => changeShown({ start }),
    changeEnd: (end) => changeShown({ end }),
    changeDay: (time) => changeShown(time),
    changeDelegates: (text) => {
      const asked = askDelegates(text, site);
      if (asked.kind === 'taken') changeShown({ delegates: asked.delegates }, delegatesPause);
      saidOfDelegates(
        asked.kind === 'refused'
          ? { limit: asked.limit, registrationUrl: asked.registrationUrl }
          : null,
        delegatesProblem(text, site),
      );
    },
    discard: (number) =>
      editDay(number, (plan) => (dayOf(plan, number)?.choice ? discardChoice(plan, number) : plan)),
  };
}
