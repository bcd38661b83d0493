import { isIP } from 'node:net';
import * as v from 'valibot';

/**
 * Whose `X-Forwarded-*` headers are believed: IP addresses and CIDR ranges, or the number of
 * proxies through which every request comes.
 */
export type TrustedProxies = readonly string[] | number;

/** `TRUSTED_PROXIES`: addresses and ranges with commas between them, or a number of proxies. */
export const trustedProxies = v.pipe(
  v.optional(v.string(), ''),
  v.transform((text): TrustedProxies =>
    /^[1-9]$/.test(text.trim())
      ? Number(text)
      : text.split(',').flatMap((entry) => entry.trim() || []),
  ),
  v.check(
    (proxies) => typeof proxies === 'number' || proxies.every(isAddressRange),
    'addresses or ranges with commas between them, or a number of proxies from 1 to 9',
  ),
);

/**
 * The same for Fastify. It takes a number for "nobody", since whoever reaches the server past the
 * proxies can then say what they like; an operator who gives one has closed that way.
 */
export const trustProxy = (
  proxies: TrustedProxies,
): string[] | ((address: string, hop: number) => boolean) =>
  typeof proxies === 'number' ? (_address, hop) => hop < proxies : [...proxies];

function isAddressRange(entry: string): boolean {
  const [address = '', bits, ...rest] = entry.split('/');
  const version = isIP(address);
  const isPrefix =
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
  return version !== 0 && isPrefix && rest.length === 0;
}
