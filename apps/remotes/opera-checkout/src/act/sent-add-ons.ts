import { type PropertyItem, propertyTotal, serviceAmount } from '@foyer/domain';
import type { AddOnAt, PropertySession } from '@foyer/session';

/** Names of the fields of add-ons, and of the total that the visitor has seen. */
export const addOnFields = {
  amount: ({ event, kind, id }: AddOnAt) => `${kind} ${event} ${id}`,
  time: ({ event, kind, id }: AddOnAt) => `${kind}-time ${event} ${id}`,
  total: 'total',
} as const;

/** A total for comparison, in minor units. */
export const totalText = (items: readonly PropertyItem[], currency: string): string =>
  `${propertyTotal(items, currency).minor} ${currency}`;

/** Adds to the booking what the sent form has of menus and other items. */
export function takeAddOns(
  { actions }: Pick<PropertySession, 'actions'>,
  items: readonly PropertyItem[],
  sent: URLSearchParams,
): void {
  const take = (at: AddOnAt) => {
    const amount = serviceAmount(sent.get(addOnFields.amount(at)) ?? '0');
    if (amount === 0) return;
    actions.changeAmount(at, amount);
    const time = sent.get(addOnFields.time(at)) ?? '';
    if (/^\d{2}:\d{2}$/.test(time)) actions.changeTime(at, time);
  };
  for (const [event, { menus, miscItems }] of items.entries()) {
    for (const { id } of menus) take({ event, kind: 'menu', id });
    for (const { id } of miscItems) take({ event, kind: 'misc', id });
  }
}
