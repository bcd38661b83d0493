import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { parseWire } from '../answer-errors.ts';

const languageCode = v.pipe(v.string(), v.regex(/^[a-z]{2}(-[a-z]{2})?$/));
const translationWire = v.strictObject({
  text: v.pipe(v.string(), v.minLength(1), v.maxLength(10_000)),
  to: languageCode,
});

/** Words that identify a language; English where none does. */
const marks: readonly (readonly [string, RegExp])[] = [
  ['de', /\b(und|der|die|das|mit|ist)\b/i],
  ['fi', /\b(ja|on|huone|meri|kokous)\b/i],
  ['sv', /\b(och|ett|med|rum|är)\b/i],
];

/**
 * `POST /translation {text, to}`: detects the language and only prefixes the text with the wanted
 * one; there is no real translation.
 */
export async function translationRoutes(app: FastifyInstance): Promise<void> {
  app.post('/translation', (request) => {
    const { text, to } = parseWire(translationWire, request.body);
    const from = marks.find(([, mark]) => mark.test(text))?.[0] ?? 'en';
    return { translation: from === to ? text : `[${to}] ${text}`, from };
  });
}
