import type { AddOn, BookingChange, CartItem, Money } from '@foyer/domain';
import type { ApiDependencies } from '../api-dependencies.ts';
import type { CatalogueEntry } from '../catalogue/catalogue-entry.ts';
import { serverNow } from '../database/database.ts';
import { type Order, partsOf, wholeTotal } from '../database/order.ts';
import { lockOrder, markChanged } from '../database/orders.ts';
import { setCartItems } from '../database/venue-offers.ts';
import { answered, type Outcome, type Refused, refused, refusedAt } from '../http/problem.ts';
import { changedMails } from '../mail/status-mails.ts';
import { putInOutbox } from '../mail/outbox.ts';
import { addOnsGone, refuseWhenTaken, takeAddOns } from './allocation.ts';
import { isChangeable } from './choices-of.ts';
import { groupProblem } from './choice.ts';
import { limitedOf, priceServices } from './order-services.ts';
import { pricedAnew } from './priced-choice.ts';
import type { SiteRules } from './site-of-call.ts';

/** Without a name it stays. */
type WantedChange = Omit<BookingChange, 'firstName' | 'lastName'> & {
  firstName?: string | undefined;
  lastName?: string | undefined;
};

/** The order is `null` where the change has another total than was sent, and was not made. */
type ChangedOrder = { total: Money; order: Order | null };

/**
 * Changes attendees, add-ons and contact of a booking at the total that its visitor saw (D-6, D-21):
 * what is changed is priced anew, the rest keeps its price. Both parties get a mail. A repeated call
 * changes nothing.
 */
export async function changeOrder(
  { database, catalogue, clock, jobs, roomLock, configuration }: ApiDependencies,
  orderId: string,
  change: WantedChange & { total: number },
  rules: SiteRules,
): Promise<Outcome<ChangedOrder>> {
  const outcome = await refuseWhenTaken(addOnsGone(), () =>
    database.transaction(async (queries): Promise<Outcome<ChangedOrder>> => {
      const order = await lockOrder(queries, orderId);
      if (order === null)
        return refused('order_not_found', 'there is no such order', { field: 'orderId' });
      const entry = await catalogue.entry(order.venueId, order.venueVersion, queries);
      const now = await serverNow(queries, clock);
      if (!isChangeable(order, entry, now))
        return refused('not_changeable', 'this booking can no longer be changed here');
      const wanted = wantedOrder(entry, order, change, rules);
      if (!wanted.ok) return wanted;
      const changed = { ...wanted.answer, changes: order.changes + 1 };
      const { total } = changed;
      if (total === null) return refused('not_changeable', 'the venue has to name this price');
      if (order.authorizationId !== null && total.minor > (order.total?.minor ?? 0))
        return refused('not_changeable', 'more than is reserved on the card', {
          field: 'total',
          total,
        });
      if (total.minor !== change.total) return answered({ total, order: null });
      if (isSame(changed, order)) return answered({ total, order });
      const taken = await takeAddOns(
        queries,
        roomLock,
        { cartId: order.cartId, holdUntil: null },
        limitedOf(entry, changed),
        now,
      );
      if (!taken.ok) return atQuantities(taken);
      await setCartItems(queries, order.cartId, changed.items, null);
      await markChanged(queries, changed);
      await putInOutbox(
        queries,
        jobs,
        order.id,
        changedMails(changed, entry, configuration.publicUrl),
      );
      return answered({ total, order: changed });
    }),
  );
  if (outcome.ok) jobs.wake('mail');
  return outcome;
}

const isSame = (one: Order, other: Order): boolean =>
  JSON.stringify([one.items, one.services, one.contact]) ===
  JSON.stringify([other.items, other.services, other.contact]);

function wantedOrder(
  entry: CatalogueEntry,
  order: Order,
  { delegates, phone, company, message, amounts, ...name }: WantedChange,
  rules: SiteRules,
): Outcome<Order> {
  const repriced = itemFor(entry, order, delegates, rules);
  if (!repriced.ok) return repriced;
  const item = repriced.answer;
  const services = servicesFor(entry, { ...order, item }, amounts);
  if (!services.ok) return services;
  const changed: Order = {
    ...order,
    item,
    items: [item],
    services: services.answer,
    contact: {
      ...order.contact,
      firstName: name.firstName ?? order.contact.firstName,
      lastName: name.lastName ?? order.contact.lastName,
      phone,
      company,
      additionalInfo: message,
    },
  };
  return answered({ ...changed, total: wholeTotal(partsOf(changed)) });
}

/** The meeting for another number of people, in the same room, at its price now. */
function itemFor(
  entry: CatalogueEntry,
  { item, discountCode }: Order,
  delegates: number,
  rules: SiteRules,
): Outcome<CartItem> {
  if (delegates === item.delegates) return answered(item);
  const tooMany = groupProblem(delegates, rules, 'delegates');
  if (tooMany) return tooMany;
  const checked = pricedAnew({ ...item, delegates }, { entry, discountCode, rules, fields });
  if (!checked.ok) return refusedAt('delegates', checked);
  return checked.answer.instant
    ? answered(checked.answer.item)
    : refused('not_changeable', 'the venue has to be asked for so many', { field: 'delegates' });
}

const fields = {
  offer: 'delegates',
  start: 'delegates',
  end: 'delegates',
  length: 'delegates',
  delegates: 'delegates',
  currency: 'delegates',
};

/** The field of a change that holds what an order names `services`. */
const atQuantities = ({ problem }: Refused): Refused => ({
  ok: false,
  problem: { ...problem, field: 'quantities' },
});

/** The add-ons as they are, but for the amounts that are changed. */
function servicesFor(
  entry: CatalogueEntry,
  { item, services }: Order,
  amounts: BookingChange['amounts'],
): Outcome<readonly AddOn[]> {
  const kept = services.filter(({ id, amount }) => (amounts[id] ?? amount) === amount);
  const asked = Object.entries(amounts).filter(
    ([id, amount]) => amount > 0 && !kept.some((service) => service.id === id),
  );
  const priced = priceServices(
    entry,
    item,
    asked.map(([id, quantity]) => {
      const had = services.find((service) => service.id === id);
      return {
        id,
        quantity,
        service_time: had?.time ?? '',
        service_time_end: had?.timeEnd ?? '',
      };
    }),
  );
  if (!priced.ok) return atQuantities(priced);
  // In the order in which they stood; new ones follow.
  const all = [...kept, ...priced.answer];
  const place = ({ id }: AddOn) => {
    const at = services.findIndex((service) => service.id === id);
    return at === -1 ? services.length : at;
  };
  return answered(all.toSorted((one, other) => place(one) - place(other)));
}
