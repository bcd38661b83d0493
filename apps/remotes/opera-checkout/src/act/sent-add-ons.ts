import {
  mayChooseMenu,
  mostOf,
  mostPerLine,
  numberProblem,
  type PropertyItem,
  propertyTotal,
} from '@foyer/domain';
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

/**
 * Adds to the booking what the sent form has of menus and other items. Returns whether it can have
 * all of that: a number that it cannot have is said at its field.
 */
export function takeAddOns(
  { actions, checkout, menuCap }: Pick<PropertySession, 'actions' | 'checkout' | 'menuCap'>,
  sent: URLSearchParams,
): boolean {
  let isInOrder = true;
  const present = (): readonly PropertyItem[] => {
    const state = checkout.get();
    return state.kind === 'ready' ? state.items : [];
  };
  const take = (at: AddOnAt) => {
    const item = present()[at.event];
    const text = sent.get(addOnFields.amount(at)) ?? '';
    if (!item) return;
    if (numberProblem(text, { least: 0, most: mostAt(item, at, menuCap) })) isInOrder = false;
    else if (Number(text) > 0) actions.changeAmount(at, Number(text));
    else return;
    const time = sent.get(addOnFields.time(at)) ?? '';
    if (/^\d{2}:\d{2}$/.test(time)) actions.changeTime(at, time);
  };
  for (const [event, { menus, miscItems }] of present().entries()) {
    for (const { id } of menus) take({ event, kind: 'menu', id });
    for (const { id } of miscItems) take({ event, kind: 'misc', id });
  }
  return isInOrder;
}

/** How many of an add-on can be taken, beside what is. */
export function mostAt(item: PropertyItem, { kind, id }: AddOnAt, menuCap: number): number {
  if (kind === 'menu') return mayChooseMenu(item.menus, id, menuCap) ? mostPerLine : 0;
  const misc = item.miscItems.find((candidate) => candidate.id === id);
  return misc ? mostOf(misc, item) : 0;
}
