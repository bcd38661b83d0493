import { createHash } from 'node:crypto';
import type { Translated } from '../providers/translation.ts';

const most = 2000;

/**
 * Cache of translations, the oldest are removed first: descriptions are few and requested often.
 */
export function createKeptTranslations() {
  const kept = new Map<string, Translated>();
  const keyOf = (text: string, language: string): string =>
    `${language} ${createHash('sha256').update(text).digest('base64url')}`;
  return {
    get: (text: string, language: string): Translated | undefined =>
      kept.get(keyOf(text, language)),
    keep: (text: string, language: string, translated: Translated): void => {
      kept.set(keyOf(text, language), translated);
      const [oldest] = kept.keys();
      if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    },
  };
}
