import {
  type Details,
  type DetailsProblems,
  detailsProblems,
  valuesOf,
} from '@foyer/booking-ui/contact';
import {
  acceptsGdpr,
  contactIn,
  enquiryErrors,
  type Numbering,
  standardRequired,
  type Visitor,
} from '@foyer/domain';

/** What the visitor entered; it outlives the dialog, so that closing loses nothing. */
export type Entered = { details: Details; acceptedGdpr: boolean; withFee: boolean };

export type EnquiryProblems = {
  fields: DetailsProblems;
  /** Users who accepted the privacy terms once are not asked again. */
  asksGdpr: boolean;
  gdprMissing: boolean;
};

/**
 * The errors of the enquiry form, by field; the phone as displayed, country included (FORM-068 to
 * FORM-070).
 */
export function enquiryProblems(
  visitor: Visitor,
  { details, acceptedGdpr }: Entered,
  numbering: Numbering | null,
): EnquiryProblems {
  const asksGdpr = visitor.kind === 'anonymous' || !acceptsGdpr(visitor, { acceptedGdpr });
  const contact = contactIn(valuesOf('enquiry', details, numbering));
  const errors = enquiryErrors(visitor, { contact, acceptedGdpr });
  const seen = detailsProblems('enquiry', details, numbering, standardRequired('enquiry', true));
  const isShown = (field: string): boolean =>
    field === 'phone'
      ? visitor.kind === 'anonymous' || 'phone' in errors || 'phoneCountry' in errors
      : field in errors;
  return {
    fields: Object.fromEntries(Object.entries(seen).filter(([field]) => isShown(field))),
    asksGdpr,
    gdprMissing: asksGdpr && !acceptedGdpr,
  };
}

export const isInOrder = ({ fields, gdprMissing }: EnquiryProblems): boolean =>
  Object.keys(fields).length === 0 && !gdprMissing;
