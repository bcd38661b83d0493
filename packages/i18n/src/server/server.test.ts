import { expect, test } from 'vitest';
import { languages } from '@foyer/sites';
import { cataloguedLanguages, readCatalogue } from './read-catalogue.ts';
import { msg } from './message.ts';
import { sayIn } from './say.ts';
import { spokenLanguage } from './spoken-language.ts';

test('each language that is offered has its file of words, and no other', () => {
  expect(cataloguedLanguages).toEqual(languages.map(({ id }) => id).toSorted());
});

test('every language has every word', () => {
  const english = [...readCatalogue('en').keys()].toSorted();
  for (const language of cataloguedLanguages)
    expect([...readCatalogue(language).keys()].toSorted(), language).toEqual(english);
});

test('a message is said in the words and the plural of its language', () => {
  const nights = msg({ message: '{count, plural, one {# night} other {# nights}}' });
  expect([1, 2].map((count) => sayIn('en')(nights, { count }))).toEqual(['1 night', '2 nights']);
  expect([1, 2].map((count) => sayIn('de')(nights, { count }))).toEqual(['1 Nacht', '2 Nächte']);
});

test('a message of the same text in another context is another one', () => {
  const number = { message: 'Number' };
  expect(sayIn('de')(msg(number))).toBe('Anzahl');
  expect(sayIn('de')(msg({ ...number, context: 'of an order' }))).toBe('Nummer');
});

test('a language is named by itself, by a variant, or not known', () => {
  expect(['de', 'de-AT', 'DE', 'xx', ''].map(spokenLanguage)).toEqual([
    'de',
    'de',
    'de',
    'en',
    'en',
  ]);
});
