import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { formatter } from '@lingui/format-po';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';

/** Folder with one file of words for each language. */
export const cataloguesFolder = path.resolve(import.meta.dirname, '../../../i18n/words');

export const catalogueFile = (language: string): string =>
  path.join(cataloguesFolder, `${language}.po`);

/** A message's id, which is a hash of its English text, to its compiled words. */
export type Catalogue = ReadonlyMap<string, unknown>;

/** Languages whose words differ in a few places only: what is not theirs is another's. */
const variants: Readonly<Record<string, string>> = { 'en-us': 'en' };

const po = formatter();

/**
 * All words of a language. Throws, with the English text, where one is missing or is not a message
 * that can be read.
 */
export async function readCatalogue(language: string): Promise<Catalogue> {
  const filename = catalogueFile(language);
  const entries = await po.parse(readFileSync(filename, 'utf8'), {
    locale: language,
    sourceLocale: 'en',
    filename,
  });
  const base = variants[language];
  const found = new Map(base === undefined ? [] : await readCatalogue(base));
  for (const [id, { message = id, translation }] of Object.entries(entries)) {
    const words = translation || (language === 'en' ? message : null);
    if (words !== null) found.set(id, compiled(words, language));
    else if (base === undefined)
      throw new Error(`${path.basename(filename)} has no words for “${message}”.`);
  }
  return found;
}

function compiled(words: string, language: string): unknown {
  try {
    return compileMessageOrThrow(words);
  } catch (error) {
    throw new Error(`“${words}”, in ${language}, is not a message.`, { cause: error });
  }
}

/** The languages that have words. */
export const cataloguedLanguages = (): string[] =>
  readdirSync(cataloguesFolder)
    .filter((file) => file.endsWith('.po'))
    .map((file) => path.basename(file, '.po'))
    .sort();
