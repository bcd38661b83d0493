import { expect, it } from 'vitest';
import { sites } from './sites.ts';

it('opens each site with words of its own, in every language that has words', () => {
  expect(new Set(sites.map(({ start }) => start?.words['en']?.headline)).size).toBe(sites.length);
  for (const { id, start } of sites)
    for (const language of ['en', 'de']) {
      const { headline = '', lead = '' } = start?.words[language] ?? {};
      expect([headline, lead], `${id} in ${language}`).not.toContain('');
    }
});
