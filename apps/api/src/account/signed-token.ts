import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** What a token opens; one made for one purpose is nothing to another. */
export type TokenPurpose = 'csrf' | 'password' | 'enquiry' | 'cancel' | 'attempt';

/**
 * 256 bits that only this installation's secret can make of an id: the database alone does not open
 * anything.
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

/** Six digits of an id, for people to type: worth something only with a limit of tries. */
export const codeOf = (secret: string, id: string): string =>
  String(
    createHmac('sha256', secret).update(`code:${id}`).digest().readUIntBE(0, 6) % 1_000_000,
  ).padStart(6, '0');

export function isCodeOf(secret: string, id: string, given: string): boolean {
  const [wanted, got] = [Buffer.from(codeOf(secret, id)), Buffer.from(given)];
  return wanted.length === got.length && timingSafeEqual(wanted, got);
}

/**
 * What is stored of a token or session id, each of which is too random to be guessed from its hash.
 */
export const storedHash = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');
