import { detailsIn, loadNumbering, valuesOf } from '@foyer/booking-ui/contact';
import {
  acceptsGdpr,
  contactIn,
  type Numbering,
  enquiryContact,
  sentServiceFee,
  type Visitor,
} from '@foyer/domain';
import type { BaseSession, EnquiryDetails, VenueSession } from '@foyer/session';
import { enquiryProblems, type Entered, isInOrder } from '../lazy/enquiry/enquiry-problems.ts';

/** What was entered into the enquiry form, where it was sent. */
export const enteredIn = (
  sent: URLSearchParams,
  venueCountry: string,
  numbering: Numbering | null,
): Entered => ({
  details: detailsIn(sent, venueCountry, {}, numbering),
  acceptedGdpr: sent.has('accepted_gdpr'),
  withFee: sent.has('service_fee'),
});

/** The enquiry of a sent form; `null` where something in it is wrong, which the form then says. */
export async function enquiryIn(
  { venue, visitor }: Pick<VenueSession, 'venue'> & Pick<BaseSession, 'visitor'>,
  sent: URLSearchParams,
): Promise<EnquiryDetails | null> {
  const numbering = await loadNumbering();
  const who: Visitor = visitor.get()?.visitor ?? { kind: 'anonymous' };
  const entered = enteredIn(sent, venue.countryCode, numbering);
  if (!isInOrder(enquiryProblems(who, entered, numbering))) return null;
  return enquiryOf(who, entered, numbering, venue);
}

/** The enquiry that is sent for what was entered. */
export function enquiryOf(
  visitor: Visitor,
  { details, acceptedGdpr, withFee }: Entered,
  numbering: Numbering | null,
  { serviceFee }: Pick<VenueSession['venue'], 'serviceFee'>,
): EnquiryDetails {
  const given = { contact: contactIn(valuesOf('enquiry', details, numbering)), acceptedGdpr };
  return {
    contact: enquiryContact(visitor, given),
    acceptedTerms: acceptsGdpr(visitor, given) || acceptedGdpr,
    serviceFeeId: sentServiceFee(serviceFee, { ticked: withFee, mode: 'enquiry' }),
  };
}
