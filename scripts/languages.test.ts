import { languagesWithWords } from '@foyer/sites';
import { expect, test } from 'vitest';
import { locales } from '../lingui.config.ts';

test('the languages that have words are those whose words are collected', () => {
  expect(languagesWithWords).toEqual(locales);
});
