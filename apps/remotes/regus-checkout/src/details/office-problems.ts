import { type Details, detailsProblems, type DetailsProblems } from '@foyer/booking-ui/contact';
import { type Numbering, officeCountry, officeRequired } from '@foyer/domain';

/** The problem of each field (REGUS-038 to REGUS-041). */
export const officeProblems = (details: Details, numbering: Numbering | null): DetailsProblems =>
  detailsProblems(
    'office',
    details,
    numbering,
    officeRequired(officeCountry(details.country ?? '')),
  );
