import { aVenue, fixtureNow } from '@foyer/fixtures';
import { withoutServer } from '@foyer/fixtures/without-server';
import { formatsFor } from '@foyer/i18n';
import { createBaseSession } from '@foyer/session';
import { pathOf, routeOf, type Site } from '@foyer/sites';
import type { ReactNode } from 'react';
import { accountPage } from '../../packages/shell/src/account/account-page.tsx';
import { pageRoot } from '../../packages/shell/src/boot/around.soon.tsx';
import { wordsOf } from '../../packages/shell/src/boot/begin-with.ts';
import type { PageModule } from '../../packages/shell/src/boot/host-context.ts';
import { checkoutPage } from '../../packages/shell/src/checkout/checkout-page.tsx';
import { confirmationPage } from '../../packages/shell/src/confirmation/confirmation-page.tsx';
import { homePage } from '../../packages/shell/src/plain/home-page.tsx';
import { searchPage } from '../../packages/shell/src/search/search-page.tsx';
import { pageRemotes } from '../../packages/shell/src/slot/page-remotes.ts';
import { answersFor } from './answers.ts';
import { loadRemote } from './load-remote.ts';

/** The standard pages, and a path with a query for each. */
const standard = {
  start: { page: homePage, path: '/', search: '' },
  checkout: { page: checkoutPage, path: '/book-universal/c_1', search: '' },
  thanks: { page: confirmationPage, path: '/thank-you-anon/o_1', search: '' },
  login: { page: accountPage, path: '/user/login', search: '' },
  search: { page: searchPage, path: '/search', search: 'pt=60.17,24.94&duration=8&delegates=12' },
} as const;

export type PageName = keyof typeof standard | 'venue';

/** The meeting of the fixtures, from 8 June 2026. */
const meeting =
  'type=room&delegates=12&meeting-length=8&datetime=1780898400&end-datetime=1780927200';

/**
 * A page of a host as a browser opens it: its own layout, session, frame and remotes. Only the
 * server, the address bar and the storage are replaced.
 */
export async function openPage(
  name: PageName,
  { venue, site, language }: { venue: PageModule; site: Site; language: string },
): Promise<ReactNode> {
  const { page, path, search } =
    name === 'venue'
      ? { page: venue, path: '/grand-harbour-hotel', search: meeting }
      : standard[name];
  const given = withoutServer({
    pathname: pathOf(language, path),
    search,
    answers: answersFor(site, language),
  });
  const loader = { load: loadRemote };
  const remotes = pageRemotes(loader, page.first, { further: () => Promise.resolve(loader) });
  const base = createBaseSession({
    site,
    language,
    location: given.page.address(),
    clock: { now: () => fixtureNow },
    formats: formatsFor(language),
  });
  const opened = await page.open({
    ...given,
    base,
    remotes,
    boot: { vaultOrigin: null, ...(name === 'venue' && { venue: aVenue() }) },
    route: routeOf(path),
  });
  const { tree } = opened;
  return pageRoot(
    { base, remotes, words: await wordsOf(null, language) },
    typeof tree === 'function' ? await tree() : tree,
  );
}
