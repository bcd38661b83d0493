import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { formatter } from '@lingui/format-po';
import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage';

/** Folder with one file of words for each language. */
const folder = path.resolve(import.meta.dirname, '../../words');

/** The languages that have words. */
export const cataloguedLanguages: readonly string[] = readdirSync(folder)
  .filter((file) => file.endsWith('.po'))
  .map((file) => path.basename(file, '.po'))
  .sort();

export const catalogueFile = (language: string): string => path.join(folder, `${language}.po`);

/** A message with its words in a language; `null` where it has none yet. */
export type CatalogueEntry = {
  id: string;
  /** The English text, in the syntax of ICU. */
  message: string;
  context: string | null;
  words: string | null;
};

/** A message's id, which is a hash of its English text and its context, to its compiled words. */
export type Catalogue = ReadonlyMap<string, CompiledMessage>;

/** Languages whose words differ in a few places only: what is not theirs is another's. */
export const variants: Readonly<Record<string, string>> = { 'en-us': 'en' };

const po = formatter();

/** The entries of a language's file, as they stand there. */
export function readEntries(language: string): readonly CatalogueEntry[] {
  const filename = catalogueFile(language);
  const entries = po.parse(readFileSync(filename, 'utf8'), {
    locale: language,
    sourceLocale: 'en',
    filename,
  }) as Readonly<Record<string, { message?: string; context?: string; translation?: string }>>;
  return Object.entries(entries).map(([id, { message = id, context = null, translation }]) => ({
    id,
    message,
    context,
    words: translation || (language === 'en' ? message : null),
  }));
}

/**
 * All words of a language; those of a variant's base language, and else English, where it has none
 * yet: whoever writes a new message sees it at once, and the check of words names what is missing.
 * Throws where words are not a message that can be read.
 */
export function readCatalogue(language: string): Catalogue {
  const base = variants[language];
  const found = new Map(base === undefined ? [] : readCatalogue(base));
  for (const { id, message, words } of readEntries(language))
    if (words !== null) found.set(id, compiled(words, language));
    else if (!found.has(id)) found.set(id, compiled(message, 'en'));
  return found;
}

function compiled(words: string, language: string): CompiledMessage {
  try {
    return compileMessageOrThrow(words);
  } catch (error) {
    throw new Error(`“${words}”, in ${language}, is not a message.`, { cause: error });
  }
}
