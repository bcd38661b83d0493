import type { Site } from '@foyer/sites';
import { toId } from 'storybook/internal/csf';
import type { PageName } from './open-page.ts';

/** The groups and stories of the pages, as they are named in the tree. */
const groups = {
  marketplace: 'Pages/Marketplace',
  'white-label': 'Pages/White label',
  'hotel-chain': 'Pages/Hotel chain',
  'booking-engine': 'Pages/Booking engine',
  corporate: 'Pages/Corporate',
} as const;
const stories = {
  start: 'Start page',
  venue: 'Venue page',
  search: 'Search',
  checkout: 'Checkout',
  thanks: 'Thank you',
  login: 'Log in',
} as const;

/** The story that shows a page of a site. */
export const storyOfPage = ({ host }: Site, page: PageName): string =>
  toId(groups[host], stories[page]);

/** Where Storybook shows a page of a site by itself. */
export const pageAddress = (
  site: Site,
  page: PageName,
  { language, scheme }: { language: string; scheme: string },
): string =>
  `iframe.html?${String(
    new URLSearchParams({
      viewMode: 'story',
      id: storyOfPage(site, page),
      args: `site:${site.id}`,
      globals: `language:${language};scheme:${scheme}`,
    }),
  )}`;
