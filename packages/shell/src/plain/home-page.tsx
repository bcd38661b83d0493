import { useReadable } from '@foyer/federation/remote';
import { formatsFor } from '@foyer/i18n';
import {
  createSearchStart,
  createVenueList,
  type ListedVenues,
  type VenueList,
} from '@foyer/session/search';
import { SkeletonBlock, Button, Picture } from '@foyer/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { use } from 'react';
import type { PageModule } from '../boot/host-context.ts';
import { PageContext } from '../slot/page-context.ts';
import { Slot } from '../slot/slot.tsx';
import css from './plain.module.css';

/** The start page: the search, and every venue, city by city. */
export const homePage: PageModule = {
  first: [],
  open: ({ api, base, page, remotes }) => {
    const session = createSearchStart({ base, page });
    const venues = createVenueList(api, base.language);
    const tree = (
      <PageContext value={{ remotes, session, contact: null }}>
        <Home venues={venues} />
      </PageContext>
    );
    return { session, tree };
  },
};

function Home({ venues }: { venues: VenueList }) {
  const { t } = useLingui();
  const { session } = use(PageContext);
  const reply = useReadable(venues.reply);

  return (
    <div className={css.home}>
      <header className={css.intro}>
        <h1>{t`Rooms for the meetings that matter`}</h1>
        <p>{t`Choose a house. See what fits and what it costs, and book it at once.`}</p>
        {/* A site that hides the search in the header has no other search either (HEADER-012). */}
        {!session.site.hideHeaderSearch && (
          <Slot
            remote="search"
            name={t`The search`}
            skeleton={<SkeletonBlock className={css.search} />}
          />
        )}
      </header>
      {reply === null && (
        <div className={css.venues} aria-hidden="true">
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
      {reply?.ok && <VenueGrid venues={reply.value} />}
    </div>
  );
}

/** One grid: most cities have one venue, and a row for each would be mostly empty. */
function VenueGrid({ venues }: { venues: ListedVenues }) {
  const { i18n } = useLingui();
  const { session } = use(PageContext);
  const formats = formatsFor(i18n.locale);
  return (
    <ul className={css.venues}>
      {venues.map((venue) => (
        <li key={venue.id}>
          <a className={css.venue} href={session.links.venue(venue.alias)}>
            <Picture
              src={venue.image.src}
              alt=""
              sizes="(max-width: 599px) 100vw, (max-width: 1023px) 50vw, 400px"
            />
            <h2>{venue.title}</h2>
            <p>
              {venue.city}
              {' · '}
              <Plural value={venue.rooms} one="# room" other="# rooms" />
              {venue.price > 0 && (
                <>
                  {' · '}
                  <Trans>
                    from {formats.money({ minor: venue.price, currency: venue.currency })} per hour
                  </Trans>
                </>
              )}
            </p>
          </a>
        </li>
      ))}
    </ul>
  );
}
