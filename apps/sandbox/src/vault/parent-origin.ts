/**
 * The origin in `text`, if it is exactly one (`http://localhost:4000`, no path, no slash at the
 * end); else `null`.
 */
export function readOrigin(text: string): URL | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  return (url.protocol === 'http:' || url.protocol === 'https:') && url.origin === text
    ? url
    : null;
}

/**
 * Whether a page of this origin may embed the card frame. `patterns` are hostnames; `*.` in front
 * means all subdomains.
 */
export function isParentAllowed(origin: URL, patterns: readonly string[]): boolean {
  return patterns.some((pattern) =>
    pattern.startsWith('*.')
      ? origin.hostname.endsWith(pattern.slice(1))
      : origin.hostname === pattern,
  );
}

/**
 * Whether `text` is an absolute address on the parent's own origin: the frame may go nowhere else.
 */
export function belongsTo(origin: URL, text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === origin.origin;
}
