import type { ApiClient } from '@foyer/api-client';
import { translateText } from '@foyer/contract';

/**
 * Translates a venue's text (API-032). `null` where the call failed, or the text is already in that
 * language.
 */
export async function translate(
  api: ApiClient,
  language: string,
  text: string,
): Promise<string | null> {
  const reply = await api.call(translateText, { body: { text, lang: language } });
  if (
    !reply.ok ||
    reply.value.detectedLanguage === null ||
    reply.value.detectedLanguage === language.slice(0, 2)
  )
    return null;
  return reply.value.text;
}
