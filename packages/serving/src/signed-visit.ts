import { createHmac, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';

/**
 * Whose call the front door passes on to the API: the hostname of the site, and the IP address of
 * the visitor.
 */
export type Visit = { hostname: string; address: string };

/** The header in which a visit travels from the front door to the API, signed. */
export const visitHeader = 'x-foyer-visit';

/**
 * `INTERNAL_SECRET`, which front door and API share. With several, the first one signs and all are
 * accepted, so that it can be replaced while both run.
 */
export const internalSecret = v.pipe(
  v.optional(v.string(), ''),
  v.transform((text) => (text === '' ? [] : text.split(','))),
  v.check(
    (secrets) => secrets.every((secret) => secret.length >= 32),
    'at least 32 characters, the same at front door and API',
  ),
);

/**
 * The header's value: address, hostname (empty for calls of the front door itself) and their
 * signature. It begins with what is never empty, since HTTP takes spaces at the ends away.
 */
export const signVisit = ([secret = '']: readonly string[], visit: Visit): string =>
  `${textOf(visit)} ${signatureOf(secret, visit).toString('base64url')}`;

/** The visit of a header's value; `null` where none of the secrets has signed it. */
export function readVisit(secrets: readonly string[], value: string): Visit | null {
  const [address = '', hostname = '', signature = ''] = value.split(' ');
  const visit = { hostname, address };
  const given = Buffer.from(signature, 'base64url');
  const isSigned = secrets.some((secret) => {
    const own = signatureOf(secret, visit);
    return own.length === given.length && timingSafeEqual(own, given);
  });
  return isSigned ? visit : null;
}

const textOf = ({ hostname, address }: Visit): string => `${address} ${hostname}`;
const signatureOf = (secret: string, visit: Visit): Buffer =>
  createHmac('sha256', secret).update(textOf(visit)).digest();

/** The origin of a site: protocol and port are those of `PUBLIC_URL` on every site. */
export function originOf(publicUrl: string, hostname: string): string {
  const address = new URL(publicUrl);
  address.hostname = hostname;
  return address.origin;
}
