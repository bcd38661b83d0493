export { createDateField } from './create-date-field.tsx';
