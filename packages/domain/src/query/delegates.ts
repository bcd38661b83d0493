/** Highest number any site takes; a group that size never books through a form. */
const mostDelegates = 100_000;

/**
 * Milliseconds after the last key until a typed number counts; Enter and leaving the field do not
 * wait (FORM-054, A-055).
 */
export const delegatesPause = 300;

/**
 * `delegatesCap` is what larger numbers become, `delegatesErrorAbove` what they are refused above;
 * `null` for none.
 */
type WithLimits = { delegatesCap: number | null; delegatesErrorAbove: number | null };
/** Where larger groups ask instead; `null` where they cannot (FORM-052, FORM-053). */
type WithRegistration = { registrationUrl: string | null };

/**
 * What to say where a group is too large; the same message on every site, with a link where the
 * site has one.
 */
export type AttendeesLimit = { limit: number; registrationUrl: string | null };

/**
 * A number of people that the form takes, or the limit it breaks: then the old number stays
 * (FORM-052, A-056).
 */
export type AskedDelegates =
  { kind: 'taken'; delegates: number } | ({ kind: 'refused' } & AttendeesLimit);

/**
 * What the attendees field says: empty, 0, negative, decimal or text is 1 (FORM-050, A-057); above
 * the site's cap is the cap, silently (FORM-051, A-056).
 */
export function readDelegates(
  text: string,
  { delegatesCap }: Pick<WithLimits, 'delegatesCap'>,
): number {
  const trimmed = text.trim();
  return /^\d+$/.test(trimmed)
    ? Math.min(Math.max(Number(trimmed), 1), delegatesCap ?? mostDelegates)
    : 1;
}

/**
 * A number from an address or cookie, where nonsense and refused numbers are no answer at all and
 * the next source is asked (A-024, FORM-052): 0 is 1, `-3` is `null`.
 */
export function readGivenDelegates(text: string, site: WithLimits): number | null {
  if (!/^\d+$/.test(text)) return null;
  const asked = limited(readDelegates(text, site), site);
  return asked.kind === 'taken' ? asked.delegates : null;
}

/**
 * The attendees field of a site that may refuse a number (FORM-006, FORM-050 to FORM-053, B-022).
 */
export function askDelegates(text: string, site: WithLimits & WithRegistration): AskedDelegates {
  const asked = limited(readDelegates(text, site), site);
  return asked.kind === 'taken' ? asked : { kind: 'refused', ...attendeesLimit(asked.limit, site) };
}

/** The message's link, also where it is a room or package that is too small (FORM-053). */
export const attendeesLimit = (
  limit: number,
  { registrationUrl }: WithRegistration,
): AttendeesLimit => ({ limit, registrationUrl });

const limited = (delegates: number, { delegatesErrorAbove: limit }: WithLimits) =>
  limit === null || delegates <= limit
    ? ({ kind: 'taken', delegates } as const)
    : ({ kind: 'refused', limit } as const);
