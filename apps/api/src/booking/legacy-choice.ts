import type { LegacyCartRequest } from '@foyer/contract';
import { deriveLength } from '@foyer/domain';
import { answered, type Outcome, refused } from '../http/problem.ts';
import type { Choice, ChoiceFields } from './choice.ts';

type LegacyPlacement = Pick<
  LegacyCartRequest,
  | 'order_type'
  | 'room'
  | 'package_id'
  | 'start'
  | 'end'
  | 'delegates'
  | 'layout'
  | 'currency'
  | 'room_price_total'
  | 'package_price_total'
>;

/**
 * The room or package of the legacy flow's payload (CART-021, CART-022), and the paths of its
 * parts.
 */
export function legacyChoice(
  body: LegacyPlacement,
  discountCode: string,
): Outcome<{ choice: Choice; fields: ChoiceFields }> {
  const isRoom = body.order_type === 'room';
  const offerId = isRoom ? body.room : body.package_id;
  const field = isRoom ? 'room' : 'package_id';
  if (offerId === undefined || offerId === 'none')
    return refused('invalid_field', 'required without a cart', { field });
  return answered({
    choice: {
      kind: body.order_type,
      offerId,
      start: body.start,
      end: body.end,
      meetingLength: deriveLength(body.start, body.end),
      delegates: body.delegates,
      layout: body.layout,
      discountCode,
      currency: body.currency,
      seenTotal: (isRoom ? body.room_price_total : body.package_price_total) ?? undefined,
    },
    fields: { offer: field, start: 'start', end: 'end', length: 'end', currency: 'currency' },
  });
}
