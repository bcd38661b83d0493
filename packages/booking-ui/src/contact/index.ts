export { ContactFields } from './contact-fields.tsx';
export {
  type Details,
  detailsIn,
  emptyDetails,
  valuesOf,
  withPhoneCountry,
  withProfile,
  withVisitorCountry,
} from './details.ts';
export { fieldWords } from './field-words.ts';
export { fieldLabels, isContactField } from './field-labels.ts';
export { namedCountries } from './named-countries.ts';
export {
  detailsFieldOf,
  type DetailsProblem,
  type DetailsProblems,
  detailsProblems,
  entryProblem,
} from './details-problems.ts';
export { FieldError, RowField } from './row-field.tsx';
export { PhoneField } from './phone-field.tsx';
export { loadNumbering, useNumbering } from './use-numbering.ts';
