import type { ApiClient } from '@foyer/api-client';
import { translateText } from '@foyer/contract';

/**
 * A venue's text in another language (API-032). `null` where the call failed, or the text is in
 * that language already.
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
