import { type DayPlan, planParameters, type WantedItem, writePlan } from '@foyer/domain';
import type { PendingChoice } from './days-memory.ts';

/** The address's query with this plan in it; other parameters stay as they are. */
export function searchWithPlan(
  search: string,
  plan: DayPlan,
  awaited: ReadonlyMap<number, PendingChoice>,
): string {
  // A package that was clicked before its answer came has no room yet.
  const wanted = new Map(
    [...awaited].flatMap(([number, { kind, id, roomId }]): (readonly [number, WantedItem])[] =>
      roomId === null ? [] : [[number, { kind, id, roomId }]],
    ),
  );
  const params = new URLSearchParams(searchWithoutPlan(search));
  for (const [name, value] of writePlan(plan, wanted)) params.append(name, value);
  return params.toString();
}

export function searchWithoutPlan(search: string): string {
  const params = new URLSearchParams(search);
  for (const name of Object.values(planParameters)) params.delete(name);
  return params.toString();
}
