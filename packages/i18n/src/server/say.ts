import { setupI18n } from '@lingui/core';
import { readCatalogue } from './read-catalogue.ts';
import type { Message } from './message.ts';

/** A message in words of one language, with its values. */
export type Say = (message: Message, values?: Readonly<Record<string, unknown>>) => string;

const known = new Map<string, Say>();

/**
 * Says messages in a language, whose words are read at the first call. What is said throws where a
 * message was not collected.
 */
export function sayIn(language: string): Say {
  const present = known.get(language);
  if (present) return present;
  const catalogue = readCatalogue(language);
  const i18n = setupI18n({
    locale: language,
    messages: { [language]: Object.fromEntries(catalogue) },
  });
  const say: Say = ({ id, message }, values) => {
    if (!catalogue.has(id))
      throw new Error(`“${message}” is not in the catalogue. Run \`npm run words\`.`);
    return i18n._(id, { ...values });
  };
  known.set(language, say);
  return say;
}
