import {
  chooseForDay,
  chosenDays,
  type Day,
  type DayAnswer,
  dayChoice,
  type DayChoice,
  dayEvent,
  dayOf,
  offerOfDay,
  planState,
  type PropertyItem,
  showDay,
} from '@foyer/domain';
import type { Store } from '../readable.ts';
import type { DaysAsking } from './days-asking.ts';
import type { BookedItem, DaysMemory } from './days-memory.ts';

type Parts = {
  store: Store;
  memory: DaysMemory;
  asking: () => Pick<DaysAsking, 'answerOf' | 'queryOf'>;
  /** Adds the plan as a step to the browser's history. */
  step: () => void;
};

/**
 * Chooses items for days: those the visitor clicks, and pending ones from an address or from a
 * click before the answer came (MULTI-017, MULTI-021, D-9).
 */
export function createDaysChoosing({ store, memory, asking, step }: Parts) {
  /** The answer that each choice was made from. */
  const answers = new WeakMap<DayChoice, DayAnswer>();

  const choiceOf = (day: Day, answer: DayAnswer, item: BookedItem): DayChoice | null => {
    const offers = memory.offersOf(answer, asking().queryOf(day));
    const offer = offers && offerOfDay(offers, item);
    const choice = offer && dayChoice(offer);
    if (choice) answers.set(choice, answer);
    return choice;
  };
  /** Removes a day's messages and its pending choice. */
  const forget = (number: number): void => {
    store.set(
      memory.awaited,
      new Map([...store.get(memory.awaited)].filter(([other]) => other !== number)),
    );
    store.set(
      memory.gone,
      new Set([...store.get(memory.gone)].filter((other) => other !== number)),
    );
  };
  /**
   * After a click: adds a step to the history, and a plan that is now complete asks how to continue
   * (MULTI-007).
   */
  const put = (number: number, choice: DayChoice): void => {
    const before = store.get(memory.plan);
    const chosen = chooseForDay(before, number, choice);
    store.set(memory.plan, chosen);
    step();
    const isLast = planState(before).kind === 'incomplete' && planState(chosen).kind === 'complete';
    if (isLast) store.set(memory.allSet, true);
  };

  return {
    forget,
    /** For the open day; while it is loading, as soon as its answer has the item. */
    choose: (item: BookedItem): void => {
      const { day } = store.get(memory.shown);
      const answer = asking().answerOf(day);
      forget(day.number);
      store.set(memory.booking, { kind: 'idle' });
      const choice = answer && choiceOf(day, answer, item);
      if (choice) put(day.number, choice);
      else if (answer === null)
        store.set(
          memory.awaited,
          new Map([...store.get(memory.awaited), [day.number, { ...item, pressed: true }]]),
        );
    },
    /** For the days that have an answer; a day that no longer has its item shows that. */
    chooseAwaited: (): void => {
      for (const [number, item] of store.get(memory.awaited)) {
        const day = dayOf(store.get(memory.plan), number);
        const answer = day && asking().answerOf(day);
        if (!day || !answer) continue;
        forget(number);
        const choice = choiceOf(day, answer, item);
        if (choice === null) store.set(memory.gone, new Set([...store.get(memory.gone), number]));
        else if (item.pressed) put(number, choice);
        else
          store.set(
            memory.plan,
            showDay(
              chooseForDay(store.get(memory.plan), number, choice),
              store.get(memory.plan).shown,
            ),
          );
      }
    },
    /** The chosen days as events of the checkout. */
    events: (): readonly PropertyItem[] =>
      chosenDays(store.get(memory.plan)).flatMap((day) => {
        const answer = answers.get(day.choice);
        return (answer && dayEvent(day, answer, store.get(memory.form))) ?? [];
      }),
  };
}

export type DaysChoosing = ReturnType<typeof createDaysChoosing>;
