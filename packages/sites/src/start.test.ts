import { expect, it } from 'vitest';
import { languages } from './languages.ts';
import { sites } from './sites.ts';
import { startIn } from './start-in.ts';

it('opens each site with words of its own, in every language that has words', () => {
  expect(new Set(sites.map(({ start }) => start?.words['en']?.headline)).size).toBe(sites.length);
  for (const { id, start } of sites)
    for (const { id: language } of languages) {
      const { headline = '', lead = '' } =
        (start && startIn(start, language).words[language]) ?? {};
      expect([headline, lead], `${id} in ${language}`).not.toContain('');
    }
});
