import { createSearchSession } from '@foyer/session/search';
import { useLingui } from '@lingui/react/macro';
import type { PageModule } from '../boot/host-context.ts';
import { PageContext } from '../slot/page-context.ts';
import { Slot } from '../slot/slot.tsx';

/** Venues near a place or in a city (D-15). */
export const searchPage: PageModule = {
  first: ['search'],
  open: ({ base, api, page, remotes, boot }) => {
    const session = createSearchSession({ base, api, page, mapTiles: boot?.mapTiles ?? null });
    const tree = (
      <PageContext value={{ remotes, session, contact: null }}>
        <Search />
      </PageContext>
    );
    return { tree, session };
  },
};

function Search() {
  const { t } = useLingui();
  return <Slot remote="search" name={t({ context: 'part of the page', message: 'Search' })} />;
}
