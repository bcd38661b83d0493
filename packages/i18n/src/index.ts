export { type Formats, formatsFor } from './formats.ts';
export { type ValidationMessage, validationWords } from './validation-words.ts';
