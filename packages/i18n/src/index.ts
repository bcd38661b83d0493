export { type Formats, formatsFor } from './formats.ts';
export { prepareLanguage } from './prepare-language.ts';
export { familyNameFirst, sentenceGap } from './language-habits.ts';
export { languageName } from './language-name.ts';
export { FormatsContext, useFormats } from './formats-context.ts';
