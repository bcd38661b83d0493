/**
 * A path of this site that an address asks to go on to; `null` for anything that a browser would
 * take elsewhere (`//host`, `/\host`, a tab between slashes).
 */
export const ownPath = (text: string | null): string | null =>
  text !== null && /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(text) ? text : null;
