import { type CartItem, type Money, sharedBetween } from '@foyer/domain';
import { answered, type Outcome, refused } from '../http/problem.ts';
import type { Choice } from './choice.ts';
import { pricedChoice, type Pricing } from './priced-choice.ts';

type PricedItems = { items: readonly [CartItem, ...CartItem[]]; instant: boolean };

/** The items of a cart for a choice at the venue's price, or why it is refused. */
export function pricedItems(choice: Choice, pricing: Pricing): Outcome<PricedItems> {
  if (choice.together) return inTwoRooms(choice, choice.together, pricing);
  const checked = pricedChoice(choice, pricing);
  if (!checked.ok) return checked;
  const { item, instant } = checked.answer;
  return answered({ items: [item], instant });
}

/** Each room with its share of the group. The visitor saw the sum, which is compared. */
function inTwoRooms(
  choice: Choice,
  together: NonNullable<Choice['together']>,
  pricing: Pricing,
): Outcome<PricedItems> {
  const { entry, fields, rules } = pricing;
  if (choice.kind !== 'room' || rules.checkout !== 'cart')
    return refused('not_bookable', 'this site books two rooms one by one');
  const roomOf = (id: string) => entry.rooms.find(({ room }) => room.id === id)?.room;
  const [one, two] = [roomOf(choice.offerId), roomOf(together.roomId)];
  if (!one || !two)
    return refused('invalid_field', 'the venue has no such room', { field: fields.offer });
  const shares = sharedBetween(one, two, choice);
  if (shares === null)
    return refused('not_bookable', 'the group cannot be shared between the two rooms');
  const priced = (room: typeof one, delegates: number) =>
    pricedChoice({ ...choice, offerId: room.id, delegates, seenTotal: undefined }, pricing);
  const first = priced(one, shares[0]);
  const second = priced(two, shares[1]);
  if (!first.ok) return first;
  if (!second.ok) return second;
  if (!first.answer.instant || !second.answer.instant)
    return refused('not_bookable', 'both rooms have to be bookable at once');
  const items = [first.answer.item, second.answer.item] as const;
  const total = sumOf(items);
  const seen = (choice.seenTotal ?? 0) + (together.seenTotal ?? 0);
  return choice.seenTotal === undefined || seen === total?.minor
    ? answered({ items, instant: true })
    : refused('price_changed', 'the price is another one now', total ? { total } : {});
}

const sumOf = ([one, two]: readonly [CartItem, CartItem]): Money | null =>
  one.total && two.total && { ...one.total, minor: one.total.minor + two.total.minor };
