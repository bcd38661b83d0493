import { useReadable } from '@foyer/federation/remote';
import type { SearchStartSession } from '@foyer/session';
import {
  createSearchStart,
  createVenueList,
  type ListedVenues,
  type VenueList,
} from '@foyer/session/search';
import { SkeletonBlock, Button } from '@foyer/ui';
import { useLingui } from '@lingui/react/macro';
import { use } from 'react';
import type { PageModule } from '../boot/host-context.ts';
import { PageContext } from '../slot/page-context.ts';
import { Slot } from '../slot/slot.tsx';
import css from './home.module.css';
import { Cities, Houses, OneHouse, type Ways } from './houses.tsx';
import { Opening } from './opening.tsx';

/** The start page: what the site is for, its search, and its houses or their cities. */
export const homePage: PageModule = {
  first: [],
  open: ({ api, base, page, remotes }) => {
    const session = createSearchStart({ base, page });
    const venues = createVenueList(api, base.language);
    const tree = (
      <PageContext value={{ remotes, session, contact: null }}>
        <Home venues={venues} session={session} />
      </PageContext>
    );
    return { session, tree };
  },
};

/** As many are shown as houses; a site with more shows its cities first. */
const fewHouses = 12;

function Home({ venues, session }: { venues: VenueList; session: SearchStartSession }) {
  const { t } = useLingui();
  const ways = useReadable(session.ways);
  const reply = useReadable(venues.reply);
  const all = reply?.ok ? reply.value : [];
  const [only, ...others] = all;
  return (
    <div className={css.home}>
      <Opening>
        {/* A site that hides the search in the header has no other search either (HEADER-012). */}
        {!session.site.hideHeaderSearch && (
          <Slot
            remote="search"
            name={t({ context: 'part of the page', message: 'Search' })}
            skeleton={<SkeletonBlock className={css.search} />}
          />
        )}
        {session.site.hideHeaderSearch && only && others.length === 0 && (
          <OneHouse venue={only} ways={ways} />
        )}
      </Opening>
      {reply === null && (
        <div className={css.tiles} aria-hidden="true">
          {[1, 2, 3, 4, 5, 6].map((skeletonBlock) => (
            <SkeletonBlock key={skeletonBlock} className={css.skeletonBlock} />
          ))}
        </div>
      )}
      {reply?.ok === false && (
        <div role="alert">
          <p>{t`The list of venues did not come.`}</p>
          <Button variant="quiet" onClick={venues.askAgain}>
            {t`Try again`}
          </Button>
        </div>
      )}
      <VenuesOfSite venues={all} ways={ways} />
    </div>
  );
}

function VenuesOfSite({ venues, ways }: { venues: ListedVenues; ways: Ways }) {
  const { t } = useLingui();
  const { session } = use(PageContext);
  if (venues.length === 0 || (venues.length === 1 && session.site.hideHeaderSearch)) return null;
  if (venues.length <= fewHouses)
    return <Houses title={t`Our houses`} venues={venues} ways={ways} />;
  return (
    <>
      <Cities venues={venues} ways={ways} />
      <Houses title={t`The largest houses`} venues={largest(venues)} ways={ways} />
    </>
  );
}

/** One house of each city, those with the most rooms. */
function largest(venues: ListedVenues): ListedVenues {
  const byRooms = venues.toSorted((one, other) => other.rooms - one.rooms);
  return byRooms
    .filter(({ city }, index) => byRooms.findIndex((venue) => venue.city === city) === index)
    .slice(0, 6);
}
