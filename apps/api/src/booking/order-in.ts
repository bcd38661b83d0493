import type { AddOn, BedroomStay, CartItem } from '@foyer/domain';
import type { CatalogueEntry } from '../catalogue/catalogue-entry.ts';
import type { Order } from '../database/order.ts';

/**
 * What was ordered, by its names in the entry's language. Orders keep the venue's own names; what
 * the venue has renamed since, or no longer has, is shown by the name that was ordered.
 */
export function orderIn(order: Order, entry: CatalogueEntry): Order {
  const inLanguage = itemIn(entry);
  const items = order.items.map(inLanguage);
  return {
    ...order,
    items,
    item: items[0] ?? order.item,
    services: servicesIn(order.services, entry),
    bedrooms: bedroomsIn(order.bedrooms, entry),
    offer: order.offer && {
      ...order.offer,
      options: order.offer.options.map((days) => days.map(inLanguage)),
    },
  };
}

/** The same for a room or package of a cart. */
export function itemIn(entry: CatalogueEntry): (item: CartItem) => CartItem {
  const rooms = names(entry, ({ rooms: all }) =>
    all.map(({ room }) => ({ id: room.id, name: room.title })),
  );
  const packages = names(entry, ({ packages: all }) =>
    all.map(({ id, record }) => ({ id, name: record.title })),
  );
  return (item) => ({
    ...item,
    title: (item.kind === 'room' ? rooms : packages)(item.id, item.title),
    roomTitle: rooms(item.roomId, item.roomTitle),
  });
}

function servicesIn(services: readonly AddOn[], entry: CatalogueEntry): readonly AddOn[] {
  const said = names(entry, ({ addOns }) =>
    addOns.map(({ id, record }) => ({ id, name: record.title })),
  );
  return services.map((service) => ({ ...service, name: said(service.id, service.name) }));
}

function bedroomsIn(stays: readonly BedroomStay[], entry: CatalogueEntry): readonly BedroomStay[] {
  // Their kinds are few: the venue's own name is enough to find one by.
  const kinds = ownOf(entry).details.bedrooms;
  const said = names(entry, ({ details }) =>
    details.bedrooms.map(({ title }, at) => ({ id: kinds[at]?.title ?? '', name: title })),
  );
  return stays.map((stay) => ({ ...stay, name: said(stay.name, stay.name) }));
}

/** The venue in its own language. */
const ownOf = (entry: CatalogueEntry): CatalogueEntry => entry.in(entry.details.defaultLanguage);

type Named = { id: string; name: string };

/** The name to show for an ordered one. */
function names(
  entry: CatalogueEntry,
  namesOf: (entry: CatalogueEntry) => readonly Named[],
): (id: string, ordered: string) => string {
  const own = ownOf(entry);
  if (own === entry) return (_id, ordered) => ordered;
  const ownNames = new Map(namesOf(own).map(({ id, name }) => [id, name]));
  const said = new Map(namesOf(entry).map(({ id, name }) => [id, name]));
  return (id, ordered) => (ownNames.get(id) === ordered ? (said.get(id) ?? ordered) : ordered);
}
