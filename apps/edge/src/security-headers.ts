/** Headers of every page: scripts and styles are our own files, or carry the page's nonce; frames are the vault's alone. */
export function securityHeaders(nonce: string, vaultOrigin: string): Record<string, string> {
  const policy = [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src 'self' ${vaultOrigin}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  return { 'content-security-policy': policy.join('; '), ...commonHeaders, 'cross-origin-opener-policy': 'same-origin' };
}

/** The header of every answer, files included: on a script or a picture the others mean nothing and weigh much. */
export const everywhere: Record<string, string> = { 'x-content-type-options': 'nosniff' };

/** Headers of every answer that is not a file. */
export const commonHeaders: Record<string, string> = {
  ...everywhere,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
};
