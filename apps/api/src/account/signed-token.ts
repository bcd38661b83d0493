import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** A token made for one purpose is invalid for any other. */
export type TokenPurpose = 'csrf' | 'password' | 'enquiry' | 'cancel' | 'attempt';

/**
 * 256 bits computed from an id with the installation's secret: the database alone gives no access.
 */
export const tokenOf = (secret: string, purpose: TokenPurpose, id: string): string =>
  createHmac('sha256', secret).update(`${purpose}:${id}`).digest('base64url');

export function isTokenOf(
  secret: string,
  purpose: TokenPurpose,
  id: string,
  given: string,
): boolean {
  const [wanted, got] = [Buffer.from(tokenOf(secret, purpose, id)), Buffer.from(given)];
  return wanted.length === got.length && timingSafeEqual(wanted, got);
}

/** Six digits computed from an id, for people to type: only safe with a limit of tries. */
export const codeOf = (secret: string, id: string): string =>
  String(
    createHmac('sha256', secret).update(`code:${id}`).digest().readUIntBE(0, 6) % 1_000_000,
  ).padStart(6, '0');

export function isCodeOf(secret: string, id: string, given: string): boolean {
  const [wanted, got] = [Buffer.from(codeOf(secret, id)), Buffer.from(given)];
  return wanted.length === got.length && timingSafeEqual(wanted, got);
}

/** The stored form of a token or session id. These are random enough that a plain hash is safe. */
export const storedHash = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');
