import { type Contact, contactIn, type LegacyRequest } from '@foyer/domain';
import * as v from 'valibot';
import { readFields, uncheckedEntries, withoutFields, writeFields } from '../checkout-fields.ts';
import { id } from '../fields.ts';
import { contactFields, type OrderBody, extraFields } from '../orders/wire.ts';
import { writeSpecifiedDateTime } from '../specified-time.ts';

const contact = v.object(contactFields);
/**
 * POST create/cart of the legacy flow (API-002, CART-021). Where the venue page has no contact
 * form, the checkout has one, so a payload without name, phone and address is valid; any value that
 * is present is validated.
 */
export const legacyCartBody = v.pipe(
  v.object({
    ...extraFields,
    ...uncheckedEntries('order'),
    accepted_gdpr: v.optional(v.boolean(), false),
    replaces_cart: v.optional(id),
  }),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const { accepted_gdpr: _accepted, ...wanted } = withoutFields('order', dataset.value);
    const { firstName, lastName, phone, email } = dataset.value;
    if ([firstName, lastName, phone, email].every((typed) => String(typed).trim() === ''))
      return { ...wanted, contact: null };
    const read = v.safeParse(contact, dataset.value, { abortEarly: true });
    if (read.success) return { ...wanted, contact: read.output };
    const [issue] = read.issues;
    addIssue(
      issue.path ? { message: issue.message, path: issue.path } : { message: issue.message },
    );
    return NEVER;
  }),
);
export type LegacyCartRequest = v.InferOutput<typeof legacyCartBody>;

/** The orderer, from what a schema with the fields of create/order read. */
export const readContact = (read: Parameters<typeof readFields<'order'>>[1]): Contact =>
  contactIn(readFields('order', read));

/** What is sent besides the request. */
export type LegacyPage = { language: string; userAgent: string; discountCode: string };

/**
 * The payload of create/cart, create/order and process/{orderId} in the legacy flow, the same for
 * all three (CART-021 to CART-023).
 */
export function writeLegacy(
  request: LegacyRequest,
  page: LegacyPage,
): Omit<OrderBody, 'accepted_gdpr'> & { accepted_gdpr: boolean } {
  const { choice } = request;
  const isRoom = choice.kind === 'room';
  return {
    accepted_gdpr: request.acceptedTerms,
    start: writeSpecifiedDateTime(request.start),
    end: writeSpecifiedDateTime(request.end),
    order_type: request.orderType,
    marketing_platform_ids: {},
    delegates: request.delegates,
    isInstantBookable: request.isInstantBookable,
    user_agent: page.userAgent.slice(0, 1000),
    ...(request.serviceFeeId === null ? {} : { service_fee: request.serviceFeeId }),
    ...writeFields('order', request.contact),
    venue_id: request.venueId,
    language: page.language,
    currency: request.currency,
    ...(choice.roomId === null ? {} : { room: choice.roomId }),
    layout: request.layout,
    package_id: isRoom ? 'none' : choice.packageId,
    room_price: isRoom ? choice.price : null,
    room_price_total: isRoom ? choice.total : null,
    package_price: isRoom ? null : choice.price,
    package_price_total: isRoom ? null : choice.total,
    discount_code: page.discountCode,
  };
}
