import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allWordProblems } from './all-word-problems.ts';
import { tagWords, tagWordsFile } from './tag-words.ts';
import { type Glossary, wordProblems } from './word-problems.ts';

const glossary: Glossary = {
  terms: {
    'meeting room': { use: 'sala konferencyjna', match: ['konferencyjn'], avoid: [] },
    room: { use: 'sala', match: ['sal'], avoid: ['Pok'] },
  },
  except: { Check: 'The name of a product.' },
};
const problemsOf = (message: string, words: string, language = 'pl') =>
  wordProblems(language, [{ message, words }], { ...glossary, except: {} });

test('the words of every language have no problem', () => {
  expect(allWordProblems()).toEqual([]);
});

test.each([
  ['a value that is gone', 'Hello {name}', 'Witaj', 'name is missing'],
  ['a value that is not known', 'Hello', 'Witaj {name}', 'name is not known'],
  ['a tag that is gone', 'See <0>the terms</0>', 'Zobacz warunki', 'tags are , not <0></0>'],
  [
    'a plural without all forms',
    '{n, plural, one {# day} other {# days}}',
    '{n, plural, one {# dzień} other {# dni}}',
    'the plural lacks few, many',
  ],
  ['straight quotation marks', 'The “one”', 'Ten "jeden"', 'straight quotation marks'],
  ['two spaces', 'Two words', 'Dwa  słowa', 'two spaces'],
  ['English words', 'Good morning', 'Good morning', 'is as in English'],
  [
    'a term that is said otherwise',
    'Meeting room',
    'Pokój',
    '“meeting room” is not said as “sala konferencyjna”',
  ],
  [
    'a word that a term is not called by',
    'One room',
    'Jedna sala, pokój',
    '“room” is said as “Pok”, not “sala”',
  ],
])('%s is found', (_name, message, words, problem) => {
  expect(problemsOf(message, words).join()).toContain(problem);
});

test('what is right is not named, nor a longer term for the shorter one in it', () => {
  expect(problemsOf('Meeting room {name}', 'Pomieszczenie konferencyjne {name}')).toEqual([]);
  expect(problemsOf('One room', 'Jedna sala: spokój')).toEqual([]);
  expect(
    problemsOf(
      '{n, plural, one {# day} other {# days}}',
      '{n, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}',
    ),
  ).toEqual([]);
});

test('an exception names a message that there is', () => {
  const other = [{ message: 'Close', words: 'Zamknij' }];
  expect(wordProblems('pl', [{ message: 'Check', words: 'Check' }], glossary)).toEqual([]);
  expect(wordProblems('pl', other, glossary)).toEqual([
    'pl: “Check” is an exception, but no message',
  ]);
});

test('the tag has the words of the catalogue (npm run words writes them)', () => {
  expect(readFileSync(tagWordsFile, 'utf8')).toBe(tagWords());
});
