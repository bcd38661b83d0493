import type { Contact, LegacyRequest } from '@foyer/domain';
import * as v from 'valibot';
import { id, longText, shortText } from '../fields.ts';
import { contactFields, type OrderBody, extraFields } from '../orders/wire.ts';
import { writeSpecifiedDateTime } from '../specified-time.ts';

const contact = v.object(contactFields);
const typed = {
  company: v.optional(shortText, ''),
  firstName: v.optional(shortText, ''),
  lastName: v.optional(shortText, ''),
  phone: v.optional(shortText, ''),
  email: v.optional(shortText, ''),
  phone_country: v.optional(shortText, ''),
  additional_info: v.optional(longText, ''),
} as const;

/**
 * POST create/cart of the legacy flow (API-002, CART-021). Where the venue page has no contact
 * form, the checkout has one, so a payload without name, phone and address is valid; any value that
 * is present is validated.
 */
export const legacyCartBody = v.pipe(
  v.object({
    ...extraFields,
    ...typed,
    accepted_gdpr: v.optional(v.boolean(), false),
    replaces_cart: v.optional(id),
  }),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const {
      company: _company,
      firstName,
      lastName,
      phone,
      email,
      phone_country: _country,
      additional_info: _info,
      accepted_gdpr: _accepted,
      ...rest
    } = dataset.value;
    if ([firstName, lastName, phone, email].every((text) => text.trim() === ''))
      return { ...rest, contact: null };
    const read = v.safeParse(contact, dataset.value, { abortEarly: true });
    if (read.success) return { ...rest, contact: read.output };
    const [issue] = read.issues;
    addIssue(
      issue.path ? { message: issue.message, path: issue.path } : { message: issue.message },
    );
    return NEVER;
  }),
);
export type LegacyCartRequest = v.InferOutput<typeof legacyCartBody>;
export type ContactRequest = v.InferOutput<typeof contact>;

export const readContact = (read: ContactRequest): Contact => ({
  firstName: read.firstName,
  lastName: read.lastName,
  email: read.email,
  phone: read.phone,
  phoneCountry: read.phone_country,
  company: read.company,
  additionalInfo: read.additional_info,
});

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
    company: request.contact.company,
    firstName: request.contact.firstName,
    lastName: request.contact.lastName,
    phone: request.contact.phone,
    email: request.contact.email,
    phone_country: request.contact.phoneCountry,
    additional_info: request.contact.additionalInfo,
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
