/** Drawing that was refused for a reason of ours, whose text may be reported. */
export class Refused extends Error {
  override readonly name = 'Refused';
}

/**
 * A reportable reason: what was thrown and where, without its message, which may repeat what a
 * visitor entered.
 */
export function reasonOf(error: unknown): string {
  if (error instanceof Refused) return error.message;
  if (!(error instanceof Error)) return 'threw something that is not an error';
  const code = 'code' in error ? word(error.code) : null;
  const place = /^ {4}at .*$/m.exec(String(error.stack).replace(error.message, ''))?.[0].trim();
  return [word(error.name) ?? 'Error', code, place?.slice(0, 300)].filter(Boolean).join(' ');
}

/** Names and codes of errors are words; anything else could be data. */
const word = (text: unknown): string | null =>
  typeof text === 'string' && /^\w{1,60}$/.test(text) ? text : null;
