import {
  contactOf,
  type Details,
  type DetailsProblems,
  detailsProblems,
} from '@foyer/booking-ui/contact';
import { acceptsGdpr, enquiryErrors, type Numbering, type Visitor } from '@foyer/domain';

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
  const errors = enquiryErrors(visitor, { contact: contactOf(details, numbering), acceptedGdpr });
  const seen = detailsProblems(details, numbering, true);
  const { phone, ...others } = seen;
  // Users are asked for the phone only, if at all.
  const everything = visitor.kind === 'anonymous';
  const phoneWrong =
    phone !== undefined &&
    (everything || errors.phone !== undefined || errors.phoneCountry !== undefined);
  return {
    fields: { ...(everything ? others : {}), ...(phoneWrong ? { phone } : {}) },
    asksGdpr,
    gdprMissing: asksGdpr && !acceptedGdpr,
  };
}

export const isInOrder = ({ fields, gdprMissing }: EnquiryProblems): boolean =>
  Object.keys(fields).length === 0 && !gdprMissing;
