import type { setupI18n } from '@lingui/core';

export type Messages = NonNullable<
  NonNullable<Parameters<typeof setupI18n>[0]>['messages']
>[string];

/** Text, or a value with its name, its kind and its forms. */
type Token = Exclude<Messages[string], string>[number];

/**
 * Messages of which each word is 40 % longer, as in a language that nobody has translated yet.
 * Names of values and of forms stay.
 */
export const widen = (messages: Messages): Messages =>
  Object.fromEntries(
    Object.entries(messages).map(([id, message]) => [
      id,
      typeof message === 'string' ? widenText(message) : message.map(widenToken),
    ]),
  );

const widenToken = (token: Token): Token =>
  typeof token === 'string' ? widenText(token) : [token[0], token[1], widenForms(token[2])];

const widenForms = (forms: unknown): unknown =>
  typeof forms === 'object' && forms !== null
    ? Object.fromEntries(
        Object.entries(forms).map(([form, message]) => [
          form,
          Array.isArray(message) ? message.map(widenToken) : message,
        ]),
      )
    : forms;

/** Two of five letters are written twice. */
const widenText = (text: string): string =>
  text.replace(/\p{L}+/gu, (word) =>
    word.replace(/./gu, (letter, at: number) =>
      at % 5 === 1 || at % 5 === 3 ? letter + letter : letter,
    ),
  );
