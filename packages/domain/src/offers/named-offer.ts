import type { OfferKind } from '../query/booking-query.ts';

/**
 * A room, or two that seat a group together; or a package, in the given room or in the first that
 * fits.
 */
export type NamedOffer =
  | { kind: 'room'; id: string; together?: string | undefined }
  | { kind: 'package'; id: string; inRoom?: string | undefined };

/** As a form and an address name it. */
export const offerValue = (offer: NamedOffer): string =>
  [offer.kind, offer.id, offer.kind === 'package' ? offer.inRoom : offer.together]
    .filter(Boolean)
    .join(' ');

/** `null` where the text names no offer. */
export function readOffer(text: string | null): NamedOffer | null {
  const [kind = '', id = '', room] = (text ?? '').split(' ');
  if (id === '') return null;
  if (kind === ('room' satisfies OfferKind)) return { kind, id, ...(room && { together: room }) };
  return kind === ('package' satisfies OfferKind) ? { kind, id, inRoom: room } : null;
}

/** Parameter of a venue page's address: the chosen offer, as `offerValue`. */
export const offerParameter = 'offer';
