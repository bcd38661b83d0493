import { expect, test } from 'vitest';
import byLanguage from './words.json' with { type: 'json' };
import { wordsIn } from './words.ts';

test.each(Object.keys(byLanguage).filter((id) => !id.startsWith('en')))(
  'the tag speaks %s',
  (id) => {
    expect(wordsIn(id).book).not.toBe(wordsIn('en').book);
    expect(Object.keys(wordsIn(id))).toEqual(Object.keys(wordsIn('en')));
  },
);

test.each([
  ['de-AT', 'Tagungsraum buchen'],
  ['ar-EG', 'حجز قاعة اجتماعات'],
  ['no', wordsIn('nb').book],
  ['nn-NO', wordsIn('nb').book],
  ['EN-US', 'Book a meeting room'],
  ['pt-BR', 'Book a meeting room'],
  ['', 'Book a meeting room'],
])('a page in “%s” has the button “%s”', (language, label) => {
  expect(wordsIn(language).book).toBe(label);
});
