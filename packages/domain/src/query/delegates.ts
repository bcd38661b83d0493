import { type NumberBounds, type NumberProblem, numberProblem } from './whole-number.ts';

/** Upper bound on every site; a group of that size never books through a form. */
const mostDelegates = 100_000;

/**
 * Milliseconds after the last key until a typed number takes effect; Enter and leaving the field
 * apply it at once (FORM-054, A-055).
 */
export const delegatesPause = 300;

/**
 * Numbers above `delegatesCap` become it; numbers above `delegatesErrorAbove` are refused. `null`:
 * no such limit.
 */
type WithLimits = { delegatesCap: number | null; delegatesErrorAbove: number | null };
/** Address where larger groups register; `null` where the site has none (FORM-052, FORM-053). */
type WithRegistration = { registrationUrl: string | null };

/**
 * The message for a group that is too large: the same on every site, with a link where the site has
 * one.
 */
export type AttendeesLimit = { limit: number; registrationUrl: string | null };

/**
 * The accepted number; or the limit it breaks, or that it is no whole number: then the old number
 * stays (FORM-052, A-056).
 */
export type AskedDelegates =
  | { kind: 'taken'; delegates: number }
  | ({ kind: 'refused' } & AttendeesLimit)
  | { kind: 'not-whole' };

/** Least and most attendees of a site. */
export const delegatesBounds = ({
  delegatesCap,
}: Pick<WithLimits, 'delegatesCap'>): NumberBounds => ({
  least: 1,
  most: delegatesCap ?? mostDelegates,
});

/** What the attendees field says about a typed number. */
export const delegatesProblem = (
  text: string,
  site: Pick<WithLimits, 'delegatesCap'>,
): NumberProblem | null => numberProblem(text, delegatesBounds(site));

/**
 * The number of attendees that a typed whole number stands for: empty and 0 become 1 (FORM-050), a
 * number above the site's cap becomes the cap (FORM-051); the field says so (`delegatesProblem`).
 */
function readDelegates(text: string, site: Pick<WithLimits, 'delegatesCap'>): number {
  const { least, most } = delegatesBounds(site);
  return Math.min(Math.max(Number(text.trim()), least), most);
}

/**
 * Parses a number from an address or cookie. Invalid and refused numbers give `null`, so that the
 * next source is used (A-024, FORM-052): 0 becomes 1, `-3` is `null`.
 */
export function readGivenDelegates(text: string, site: WithLimits): number | null {
  if (!/^\d+$/.test(text)) return null;
  const asked = limited(readDelegates(text, site), site);
  return asked.kind === 'taken' ? asked.delegates : null;
}

/**
 * Reads the attendees field on a site that may refuse a number (FORM-006, FORM-050 to FORM-053,
 * B-022). What is no whole number is refused instead of becoming 1 as A-057 says.
 */
export function askDelegates(text: string, site: WithLimits & WithRegistration): AskedDelegates {
  if (delegatesProblem(text, site)?.kind === 'not-whole') return { kind: 'not-whole' };
  const asked = limited(readDelegates(text, site), site);
  return asked.kind === 'taken' ? asked : { kind: 'refused', ...attendeesLimit(asked.limit, site) };
}

/**
 * The limit with the site's link, also for a room or package that is too small for the group
 * (FORM-053).
 */
export const attendeesLimit = (
  limit: number,
  { registrationUrl }: WithRegistration,
): AttendeesLimit => ({ limit, registrationUrl });

/**
 * The number that a site's cap replaces, and the cap; `null` where it replaces nothing. The form
 * says what became of it (FORM-051).
 */
export function cappedDelegates(
  text: string,
  site: Pick<WithLimits, 'delegatesCap'> & WithRegistration,
): ({ asked: number } & AttendeesLimit) | null {
  if (delegatesProblem(text, site)?.kind === 'not-whole') return null;
  const asked = readDelegates(text, { delegatesCap: null });
  const limit = site.delegatesCap;
  return limit === null || asked <= limit ? null : { asked, ...attendeesLimit(limit, site) };
}

const limited = (delegates: number, { delegatesErrorAbove: limit }: WithLimits) =>
  limit === null || delegates <= limit
    ? ({ kind: 'taken', delegates } as const)
    : ({ kind: 'refused', limit } as const);
