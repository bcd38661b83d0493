import { expect, it } from 'vitest';
import { languageName } from './languages.ts';

it.each([
  ['en', 'English'],
  ['en-us', 'English (United States)'],
  ['de', 'Deutsch'],
  ['fr', 'Français'],
  ['lv', 'Latviešu'],
  ['cs', 'Čeština'],
  ['tr', 'Türkçe'],
])('%s is %s', (language, name) => {
  expect(languageName(language)).toBe(name);
});
