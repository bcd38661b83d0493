import { contactAsked, type Visitor } from '../account/user.ts';
import {
  type CheckoutErrors,
  checkoutErrors,
  standardRequired,
} from '../checkout/checkout-fields.ts';
import { type CheckoutField, checkoutFields, type Contact, rowOf } from '../checkout/field-rows.ts';
import { nothingFits } from '../offers/offer-list.ts';
import type { Offers } from '../offers/offers.ts';
import type { Venue } from '../venue/venue.ts';
import type { OfferKind } from './booking-query.ts';

/**
 * Fields of the enquiry form on a venue's page, besides the meeting itself (FORM-024, FORM-025).
 */
export type EnquiryForm = { contact: Contact; acceptedGdpr: boolean };

export type EnquiryErrors = CheckoutErrors & { acceptedGdpr?: 'required' };

/**
 * The contact to send: for a user the profile, with the form's phone where the profile has none
 * (FORM-026, FORM-070).
 */
export function enquiryContact(visitor: Visitor, { contact }: EnquiryForm): Contact {
  if (visitor.kind === 'anonymous') return contact;
  const { company, firstName, lastName, email, phone } = visitor.user;
  const known = { ...contact, company, firstName, lastName, email };
  return contactAsked(visitor) === 'phone' ? known : { ...known, phone };
}

/**
 * Errors by field (FORM-068 to FORM-070): every field for anonymous visitors, who also have to
 * accept the privacy terms; for users only those that the form shows.
 */
export function enquiryErrors(visitor: Visitor, form: EnquiryForm): EnquiryErrors {
  const errors: EnquiryErrors = checkoutErrors(
    enquiryContact(visitor, form),
    standardRequired('enquiry', true),
  );
  const asked = contactAsked(visitor);
  for (const field of checkoutFields) if (!enquiryAsks(asked, field)) delete errors[field];
  return asked === 'everything' && !form.acceptedGdpr
    ? { ...errors, acceptedGdpr: 'required' }
    : errors;
}

/** Whether the form shows a field: not what is known from the profile (ROLE-002, ROLE-003). */
export function enquiryAsks(asked: ReturnType<typeof contactAsked>, field: CheckoutField): boolean {
  const { kind, ofProfile = false } = rowOf(field);
  if (kind === 'phone' || kind === 'phone-country') return asked !== 'nothing';
  return asked === 'everything' || !ofProfile;
}

/**
 * Whether the privacy terms are accepted: users accepted them on registration, anonymous visitors
 * accept them each time (FORM-024, FORM-026, A-182).
 */
export const acceptsGdpr = (visitor: Visitor, form: Pick<EnquiryForm, 'acceptedGdpr'>): boolean =>
  visitor.kind === 'user' ? visitor.user.acceptedGdpr : form.acceptedGdpr;

/** Whether the form offers the venue's service fee: only where it has an amount (FORM-066). */
export const offersServiceFee = (
  fee: Venue['serviceFee'],
): fee is NonNullable<Venue['serviceFee']> => fee !== null && fee.amount > 0;

/**
 * The phone is disabled while the form of the open tab is disabled (FORM-071). The other tab has no
 * influence: an enquiry for a room must not depend on packages of another length.
 */
export const phoneDisabled = (offers: Offers, openTab: OfferKind): boolean =>
  nothingFits(offers, openTab);
