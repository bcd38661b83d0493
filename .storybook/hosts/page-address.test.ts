import { globSync, readFileSync } from 'node:fs';
import { siteById, sites } from '@foyer/sites';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { expect, test } from 'vitest';
import { pageAddress, storyOfPage } from './page-address.ts';

const pages = ['start', 'venue', 'search', 'checkout', 'thanks', 'login'] as const;

test('every page of every site has a story', () => {
  const there = globSync('*.stories.tsx', { cwd: import.meta.dirname }).flatMap((file) => {
    const text = readFileSync(new URL(file, import.meta.url), 'utf8');
    const title = /title: '([^']+)'/.exec(text)?.[1] ?? file;
    return [...text.matchAll(/export const (\w+): Story/g)].map(([, name = '']) =>
      toId(title, storyNameFromExport(name)),
    );
  });
  const asked = sites.flatMap((site) => pages.map((page) => storyOfPage(site, page)));
  expect(new Set(asked).size).toBe(30);
  expect(asked.filter((story) => !there.includes(story))).toEqual([]);
});

test('the address says site, language and scheme', () => {
  const site = siteById('brand-hotel-chain');
  if (site === null) throw new Error('there is no such site');
  const address = new URL(
    pageAddress(site, 'venue', { language: 'de', scheme: 'dark' }),
    'http://localhost/storybook/',
  );
  expect(address.pathname).toBe('/storybook/iframe.html');
  expect(Object.fromEntries(address.searchParams)).toEqual({
    viewMode: 'story',
    id: 'pages-hotel-chain--venue-page',
    args: 'site:brand-hotel-chain',
    globals: 'language:de;scheme:dark',
  });
});
