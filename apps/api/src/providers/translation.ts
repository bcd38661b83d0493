import * as v from 'valibot';
import { createOutsideParty, type OutsidePartyOptions } from './outside-party.ts';

export type Translated = { translation: string; from: string };

/** Translates a text; `null` if the service fails, which is only logged (D-4). */
export type Translation = {
  translate: (text: string, language: string) => Promise<Translated | null>;
};

const translatedWire = v.object({
  translation: v.pipe(v.string(), v.nonEmpty(), v.maxLength(40_000)),
  from: v.pipe(v.string(), v.regex(/^[a-z]{2}(-[a-z]{2})?$/)),
});

/** The translation service over HTTP. */
export function createTranslation(url: string, options: OutsidePartyOptions = {}): Translation {
  const service = createOutsideParty('translation', url, options);
  return {
    translate: async (text, to) => {
      const answer = await service.ask(
        { method: 'POST', path: '/translation', question: true, body: { text, to } },
        translatedWire,
      );
      if (answer.kind === 'answered') return answer.value;
      if (answer.kind === 'refused')
        options.log?.('translation', `it refused with ${answer.status}`);
      return null;
    },
  };
}
