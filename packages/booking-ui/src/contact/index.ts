export { ContactFields } from './contact-fields.tsx';
export {
  contactOf,
  type Details,
  emptyDetails,
  withPhoneCountry,
  withProfile,
  withVisitorCountry,
} from './details.ts';
export { namedCountries } from './named-countries.ts';
export { detailsFieldOf, type DetailsProblems, detailsProblems } from './details-problems.ts';
export { useNumbering } from './use-numbering.ts';
export { ValidationText } from './validation-text.tsx';
