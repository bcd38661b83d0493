import { actOnOrder, sentFields } from '@foyer/booking-ui/checkout';
import { detailsIn, loadNumbering } from '@foyer/booking-ui/contact';
import { checkoutLayouts, lacksTime, needsCard, takenOf } from '@foyer/domain';
import type { CartSession } from '@foyer/session';
import { asked, placementOf } from '../placement.ts';
import { extraFields, takeExtras, totalText } from './sent-extras.ts';

/**
 * Orders what the checkout's form asks for, at the total that the visitor has seen; another one is
 * shown first. What is wrong with a field the form says itself; a card is typed into the vault's
 * frame, which needs its scripts.
 */
export async function act(session: CartSession, sent: URLSearchParams) {
  const numbering = await loadNumbering();
  const shown = session.checkout.get();
  if (shown.kind !== 'ready') return undefined;
  const { cart } = shown;
  const { actions } = session;
  const layout = checkoutLayouts(cart, cart.items[0]?.delegates ?? 0).find(
    (code) => String(code) === sent.get('layout'),
  );
  if (layout !== undefined) actions.chooseLayout(layout);
  if (sent.has('service_fee')) actions.tickServiceFee(true);
  const extrasInOrder = takeExtras(session, sent);
  const typed = sent.get(extraFields.code) ?? cart.discountCode;
  if (typed.trim().toLowerCase() !== cart.discountCode.toLowerCase()) actions.applyCode(typed);
  return () => {
    const present = session.checkout.get();
    if (present.kind !== 'ready' || session.code.get().kind === 'refused') return undefined;
    const extras = session.extras.get();
    const taken = takenOf(extras);
    const details = detailsIn(sent, cart.venue.countryCode, asked, numbering);
    const { order, inOrder } = placementOf(session, cart, taken, details, numbering);
    const isGone =
      extras.addOns.kind === 'loaded' &&
      extras.addOns.addOns.some(({ amount, quote }) => amount > 0 && quote !== 'settled');
    const hasSeen = sent.get(extraFields.total) === totalText(present.cart, taken);
    const lacks = extras.addOns.kind === 'loaded' && extras.addOns.addOns.some(lacksTime);
    if (!inOrder || !extrasInOrder || isGone || lacks || !hasSeen) return undefined;
    if (!sent.has(sentFields.terms) || needsCard(order.method)) return undefined;
    const { contact, marketingConsent, ...payment } = order;
    return actOnOrder(session, sent, () =>
      actions.placeOrder(contact, { ...payment, cardToken: null }, marketingConsent),
    );
  };
}
