import { type WallDateTime, type WallTime } from '../time.ts';
import { type OfferedAddOn, noServiceTime, serviceTimes } from './add-on.ts';

export type ProposedServing = { id: string; amount: number; time: WallTime };

export type MeetingServed = { start: WallDateTime; end: WallDateTime; delegates: number };

/** When people pause: the middle of the morning, and of the afternoon. */
const pauses: readonly WallTime[] = ['10:30', '15:00'];

/**
 * What one press adds to a meeting: the first of what is served at a time that can be had for
 * everybody, and has a price, in the first pause within the meeting. `null` where there is none.
 * It is proposed, never chosen beforehand.
 */
export function proposedServing(
  addOns: readonly OfferedAddOn[],
  { start, end, delegates }: MeetingServed,
): ProposedServing | null {
  const served = addOns.find(
    ({ rate, price, isTimed, most, limit }) =>
      rate === 'piece' && isTimed && price !== null && Math.min(most, limit) >= delegates,
  );
  const time = pauseWithin(start, end);
  return served && time !== null ? { id: served.id, amount: delegates, time } : null;
}

/** The first pause within the meeting, else the half hour nearest to its middle. */
export function pauseWithin(start: WallDateTime, end: WallDateTime): WallTime | null {
  const within = serviceTimes(start, end).filter(
    (time): time is WallTime => time !== noServiceTime,
  );
  const inside = within.filter((time) => time !== within[0] && time !== within.at(-1));
  const pause = pauses.find((time) => inside.includes(time));
  return pause ?? inside[Math.floor((inside.length - 1) / 2)] ?? within[0] ?? null;
}
