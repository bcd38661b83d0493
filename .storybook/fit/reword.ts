import type { setupI18n } from '@lingui/core';

export type Messages = NonNullable<
  NonNullable<Parameters<typeof setupI18n>[0]>['messages']
>[string];

/** Text, or a value with its name, its kind and its forms. */
type Token = Exclude<Messages[string], string>[number];

/** Messages with other texts. Names of values and of forms stay. */
export const reword = (messages: Messages, change: (text: string) => string): Messages => {
  const token = (part: Token): Token =>
    typeof part === 'string' ? change(part) : [part[0], part[1], forms(part[2])];
  const forms = (of: unknown): unknown =>
    typeof of === 'object' && of !== null
      ? Object.fromEntries(
          Object.entries(of).map(([form, message]) => [
            form,
            Array.isArray(message) ? message.map(token) : message,
          ]),
        )
      : of;
  return Object.fromEntries(
    Object.entries(messages).map(([id, message]) => [
      id,
      typeof message === 'string' ? change(message) : message.map(token),
    ]),
  );
};

/**
 * Each word 40 % longer, as in a language that nobody has translated yet: two of five letters are
 * written twice.
 */
export const widened = (text: string): string =>
  text.replace(/\p{L}+/gu, (word) =>
    word.replace(/./gu, (letter, at: number) =>
      at % 5 === 1 || at % 5 === 3 ? letter + letter : letter,
    ),
  );

const plainLetters = 'abcdefghijklmnopqrstuvwxyz';
const markedLetters = 'áƀçđéƒğĥíĵķĺɱńóƥɋŕšťúʋŵẋýž';

/** Longer, and in letters that no English text has: what has others is from no catalogue. */
export const marked = (text: string): string =>
  widened(text).replace(/[a-z]/gi, (letter) => {
    const sign = markedLetters.charAt(plainLetters.indexOf(letter.toLowerCase()));
    return letter === letter.toLowerCase() ? sign : sign.toUpperCase();
  });
