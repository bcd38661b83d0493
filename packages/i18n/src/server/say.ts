import { setupI18n } from '@lingui/core';
import { readCatalogue } from './catalogue.ts';
import type { Message } from './message.ts';

/** A message in words of one language, with its values. */
export type Say = (message: Message, values?: Readonly<Record<string, unknown>>) => string;

const known = new Map<string, Say>();

/** Says messages in a language, whose words are read when the first is said. */
export function sayIn(language: string): Say {
  const present = known.get(language);
  if (present) return present;
  const i18n = setupI18n({
    locale: language,
    messages: { [language]: Object.fromEntries(readCatalogue(language)) },
  });
  const say: Say = ({ id, message }, values) => i18n._(id, { ...values }, { message });
  known.set(language, say);
  return say;
}
