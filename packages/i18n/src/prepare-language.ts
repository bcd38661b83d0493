import { writeBy } from './formats.ts';

/**
 * Loads how a language writes dates and numbers where the browser does not know it; before its first
 * formats are made.
 */
export async function prepareLanguage(language: string): Promise<void> {
  if (language !== 'is' || Intl.DateTimeFormat.supportedLocalesOf(language).length > 0) return;
  writeBy(language, (await import('./icelandic.ts')).icelandic);
}
