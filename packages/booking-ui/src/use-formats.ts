import { type Formats, formatsFor } from '@foyer/i18n';
import { useLingui } from '@lingui/react';

/** Money, dates and numbers in the language the words are in. */
export function useFormats(): Formats {
  return formatsFor(useLingui().i18n.locale);
}
