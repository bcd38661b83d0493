import { actOnOrder, sentFields } from '@foyer/booking-ui/checkout';
import { detailsIn, loadNumbering } from '@foyer/booking-ui/contact';
import { needsCard } from '@foyer/domain';
import type { PropertySession } from '@foyer/session';
import { nothingMore, placementOf } from '../placement.ts';
import { addOnFields, takeAddOns, totalText } from './sent-add-ons.ts';

/**
 * Orders what the form asks for, at the total that the visitor has seen; another one is shown first.
 * A card is typed into the vault's frame, which needs its scripts.
 */
export async function act(session: PropertySession, sent: URLSearchParams) {
  const numbering = await loadNumbering();
  const shown = session.checkout.get();
  if (shown.kind !== 'ready') return undefined;
  const addOnsInOrder = takeAddOns(session, sent);
  const present = session.checkout.get();
  if (present.kind !== 'ready') return undefined;
  const { cart, items } = present;
  const details = detailsIn(sent, cart.venue.countryCode, nothingMore, numbering);
  const { order, inOrder } = placementOf(session, cart, details, numbering);
  const hasSeen = sent.get(addOnFields.total) === totalText(items, cart.venue.currency);
  if (
    !inOrder ||
    !addOnsInOrder ||
    !hasSeen ||
    !sent.has(sentFields.terms) ||
    needsCard(order.method)
  )
    return undefined;
  return actOnOrder(session, sent, () =>
    session.actions.placeOrder(order.values, { method: order.method, cardToken: null }),
  );
}
