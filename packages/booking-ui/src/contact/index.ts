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
export { fieldLabels, isContactField } from './field-labels.ts';
export { namedCountries } from './named-countries.ts';
export { detailsFieldOf, type DetailsProblems, detailsProblems } from './details-problems.ts';
export { FieldError, RowField } from './row-field.tsx';
export { loadNumbering, useNumbering } from './use-numbering.ts';
export { ValidationText } from './validation-text.tsx';
