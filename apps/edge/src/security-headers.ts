/** Other origins from which a page shows content. */
export type OtherOrigins = { pictures?: readonly string[]; frames: readonly string[] };

/**
 * Policy of a page: scripts and styles are our own files, or carry the page's nonce; pictures and
 * frames are ours and those of the named origins. `holder`: origin of the website that may show the
 * page in a frame.
 */
export const pagePolicy = (
  nonce: string,
  { pictures = [], frames }: OtherOrigins,
  holder: string | null = null,
): string =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    ["img-src 'self' data:", ...pictures].join(' '),
    "font-src 'self'",
    "connect-src 'self'",
    ["frame-src 'self'", ...frames].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${holder ?? "'none'"}`,
  ].join('; ');

/** Headers of every page, which nobody but `holder` may show in a frame. */
export const securityHeaders = (
  nonce: string,
  origins: OtherOrigins,
  holder: string | null = null,
): Record<string, string> => ({
  'content-security-policy': pagePolicy(nonce, origins, holder),
  ...commonHeaders,
  'cross-origin-opener-policy': 'same-origin',
});

/**
 * The headers of every answer, files included: on a script or a picture the others have no effect
 * and cost bytes.
 */
export const everywhere: Record<string, string> = { 'x-content-type-options': 'nosniff' };

/** Headers of every answer that is not a file. */
export const commonHeaders: Record<string, string> = {
  ...everywhere,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
};

/**
 * Headers of every answer over HTTPS: the browser opens this hostname by HTTPS alone for a year.
 * Other hostnames below it may belong to somebody else, so they are left out.
 */
export const overHttps: Record<string, string> = {
  'strict-transport-security': 'max-age=31536000',
};
