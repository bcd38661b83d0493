export { type Formats, formatsFor } from './formats.ts';
export { FormatsContext, useFormats } from './formats-context.ts';
export { type ValidationMessage, validationWords } from './validation-words.ts';
