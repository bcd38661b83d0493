import type { CallProblem } from '@foyer/api-client';
import {
  chosenDays,
  type DayPlan,
  discardChoice,
  planState,
  planTotal,
  withFee,
} from '@foyer/domain';
import type { RefusedDay } from '../days-session.ts';
import type { Store } from '../readable.ts';
import type { DaysAsking } from './days-asking.ts';
import type { DaysChoosing } from './days-choosing.ts';
import type { DaysMemory } from './days-memory.ts';
import type { EnterWithDays } from './enter-with-days.ts';

type Parts = {
  store: Store;
  memory: DaysMemory;
  asking: Pick<DaysAsking, 'askAnew' | 'forgetAnswers'>;
  choosing: Pick<DaysChoosing, 'events'>;
  enter: EnterWithDays;
  /** Minor units (D-20). */
  premiumFee: number;
};

/**
 * Takes a complete plan to the checkout (MULTI-019, MULTI-020, A-166), or returns what prevents it
 * (D-3, D-6).
 */
export function createDaysCheckout({ store, memory, asking, choosing, enter, premiumFee }: Parts) {
  /**
   * After a refusal the days are out of date: each is loaded again, and keeps its item at the
   * present price if it is still available.
   */
  const checkAnew = (): void => {
    const plan = store.get(memory.plan);
    store.set(
      memory.awaited,
      new Map(
        chosenDays(plan).map(({ number, choice: { kind, id, roomId } }) => [
          number,
          { kind, id, roomId, pressed: false },
        ]),
      ),
    );
    asking.forgetAnswers();
    store.set(
      memory.plan,
      plan.days.reduce((left, { number }) => discardChoice(left, number), plan),
    );
    asking.askAnew();
  };

  return async (): Promise<void> => {
    const plan = store.get(memory.plan);
    if (planState(plan).kind !== 'complete' || store.get(memory.booking).kind === 'processing')
      return;
    store.set(memory.allSet, false);
    store.set(memory.booking, { kind: 'processing' });
    const outcome = await enter(choosing.events());
    if (outcome === 'entered') return store.set(memory.booking, { kind: 'idle' });
    if ('priceNow' in outcome)
      store.set(memory.booking, {
        kind: 'price-changed',
        before: planTotal(plan, premiumFee),
        now: withFee(outcome.priceNow, premiumFee),
      });
    else
      store.set(memory.booking, {
        kind: 'failed',
        problem: outcome.problem,
        day: refusedDay(plan, outcome.problem),
      });
    if ('priceNow' in outcome || outcome.problem.kind === 'refused') checkAnew();
  };
}

/** The day of the event that a refusal names; events are sent in the order of the chosen days. */
function refusedDay(plan: DayPlan, problem: CallProblem): RefusedDay | null {
  const [, index] =
    problem.kind === 'refused' ? (/^events\.(\d+)/.exec(problem.problem.field ?? '') ?? []) : [];
  const day = index === undefined ? undefined : chosenDays(plan)[Number(index)];
  return day === undefined ? null : { number: day.number, title: day.choice.title };
}
