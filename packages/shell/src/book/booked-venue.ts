import type { ApiClient } from '@foyer/api-client';
import { loadVenue, readOwnCart } from '@foyer/contract';
import type { Venue } from '@foyer/domain';
import type { BaseSession, BrowserStorage } from '@foyer/session';
import { readKeptCheckout } from '@foyer/session/checkout/kept';

/**
 * The booked venue and the cart that holds its rooms; `''` where neither address nor storage names
 * one.
 */
export type Booked =
  { kind: 'ready'; venue: Venue; cartId: string } | { kind: 'nothing' } | { kind: 'failed' };

/** What `/book` and `/checkout` are about: from the address, else from storage (OPERA-002, D-9). */
export async function loadBooked(
  api: ApiClient,
  { language }: BaseSession,
  storage: BrowserStorage,
  search: string,
): Promise<Booked> {
  const params = new URLSearchParams(search);
  const kept = readKeptCheckout(storage);
  const alias = params.get('venue') ?? kept?.alias ?? '';
  if (alias === '') return { kind: 'nothing' };
  const cartId = readOwnCart(params, () => (kept?.alias === alias ? kept.cartId : null)) ?? '';
  const reply = await api.call(loadVenue, { params: { venueId: alias, lang: language } });
  if (reply.ok) return { kind: 'ready', venue: reply.value, cartId };
  return {
    kind:
      reply.problem.kind === 'refused' && reply.problem.problem.status < 500 ? 'nothing' : 'failed',
  };
}
