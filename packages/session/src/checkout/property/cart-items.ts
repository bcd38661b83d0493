import type { KeptItem } from '@foyer/contract';
import {
  type Cart,
  type CartItem,
  deriveLength,
  packageLengths,
  type PropertyItem,
} from '@foyer/domain';
import type { AddOns } from './load-add-ons.ts';

/**
 * The events of a cart for the checkout's rules. What was evaluated when the cart was created stays
 * as it is in the cart; only add-ons are still open (OPERA-016, D-6).
 */
export const itemsOf = (
  cart: Cart,
  addOns: AddOns | null,
  kept: readonly KeptItem[] | null,
): readonly PropertyItem[] =>
  cart.items.map((item, index) => {
    const own = kept?.[index];
    const { menus, miscItems } =
      own && isSame(own.event, item) ? own : (addOns ?? { menus: [], miscItems: [] });
    return { ...eventOf(item, cart.isEnquiry), menus, miscItems };
  });

const isSame = (kept: KeptItem['event'], item: CartItem): boolean =>
  kept.id === item.id &&
  kept.roomId === item.roomId &&
  kept.start === item.start &&
  kept.end === item.end;

function eventOf(item: CartItem, isEnquiry: boolean): Omit<PropertyItem, 'menus' | 'miscItems'> {
  const { kind, start, end, delegates, layout, total } = item;
  const length = deriveLength(start, end);
  return {
    kind,
    start,
    end,
    delegates,
    length,
    layout,
    total,
    room: {
      id: item.roomId,
      title: item.roomTitle,
      code: '',
      rateCode: '',
      min: 1,
      max: delegates,
      instantBookable: !isEnquiry,
      layouts: [],
    },
    package:
      kind === 'room'
        ? null
        : {
            id: item.id,
            title: item.title,
            length: packageLengths.find((hours) => hours === length) ?? 8,
            min: 1,
            max: delegates,
            rateCode: '',
          },
  };
}

/** The events of a cart with their add-ons, for storage. */
export type ItemToKeep = Pick<PropertyItem, 'menus' | 'miscItems'> & { item: CartItem };

/** The inverse of `itemsOf`. */
export const keptItemsOf = (cart: Cart, items: readonly PropertyItem[]): readonly ItemToKeep[] =>
  cart.items.flatMap((item, index) =>
    items[index] ? [{ item, menus: items[index].menus, miscItems: items[index].miscItems }] : [],
  );
