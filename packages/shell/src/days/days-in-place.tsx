import { useReadable } from '@foyer/federation/remote';
import type { DaysSession } from '@foyer/session';
import { toPageTop } from '@foyer/ui';
import { useLingui } from '@lingui/react/macro';
import { use, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { PageContext, type PageValue } from '../slot/page-context.ts';
import type { PageRemotes } from '../slot/page-remotes.ts';
import { Slot } from '../slot/slot.tsx';
import { OfferLists } from '../venue/list-slot.tsx';
import { VenueContext } from '../venue/venue-context.ts';
import { listsOf, type VenueValue } from '../venue/venue-value.ts';
import css from './days-in-place.module.css';
import { DayFieldsSkeleton, DayTabsSkeleton, PlanSkeleton } from './days-skeleton.tsx';

type Props = {
  days: DaysSession;
  remotes: PageRemotes;
  /** It replaces what the visitor was using. */
  takesFocus: boolean;
  /** Its parts are mounted: the venue can be hidden. */
  onReady: () => void;
};

const parts = ['tabs', 'day', 'plan'];
/** After this time (ms) the builder is shown even if parts of it still load. */
const patience = 3000;

/**
 * A meeting of several days in the venue's place: tabs, the open day with its lists, and the plan
 * beside them (VENUE-017).
 */
export default function DaysInPlace({ days, remotes, takesFocus, onReady }: Props) {
  const { t } = useLingui();
  const page = use(PageContext);
  const venue = use(VenueContext);
  const { shown } = useReadable(days.plan);
  const place = useRef<HTMLDivElement>(null);
  const builder = useMemo(
    (): PageValue => ({ ...page, remotes, session: days }),
    [page, remotes, days],
  );
  const lists = useMemo(
    (): PageValue => ({ ...page, remotes, session: days.lists }),
    [page, remotes, days],
  );
  const listed = useMemo(
    (): VenueValue => ({
      ...venue,
      lists: listsOf(days.lists),
    }),
    [venue, days],
  );
  const [ready, setReady] = useState(false);
  // All parts appear together, in their final place; until then the venue stays visible.
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    const show = () => {
      setReady(true);
      onReady();
    };
    const look = () => {
      if (
        parts.every((part) =>
          element.querySelector(`[data-part="${part}"]:not([data-state="loading"])`),
        )
      )
        show();
    };
    const watch = new MutationObserver(look);
    watch.observe(element, { subtree: true, attributeFilter: ['data-state'] });
    const timer = setTimeout(show, patience);
    look();
    return () => {
      watch.disconnect();
      clearTimeout(timer);
    };
  }, [onReady]);
  // Before the first paint: the old scroll position and focus no longer exist.
  useLayoutEffect(() => {
    if (!ready || !takesFocus) return;
    toPageTop(place.current);
    place.current?.focus({ preventScroll: true });
  }, [ready, takesFocus]);
  // And where to continue after it was closed.
  useEffect(() => {
    const main = place.current?.closest('main');
    return () => void requestAnimationFrame(() => main?.focus({ preventScroll: true }));
  }, []);
  const name = t({ context: 'part of the page', message: 'Booking form' });
  return (
    <div ref={place} tabIndex={-1} className={css.place} hidden={!ready}>
      <PageContext value={builder}>
        <Slot remote="multi-day" part="tabs" name={name} skeleton={<DayTabsSkeleton />} />
      </PageContext>
      <div className={css.columns}>
        <div
          className={css.main}
          role="tabpanel"
          id={days.ids.panel}
          aria-labelledby={days.ids.tab(shown)}
        >
          <PageContext value={builder}>
            <Slot remote="multi-day" part="day" name={name} skeleton={<DayFieldsSkeleton />} />
          </PageContext>
          <PageContext value={lists}>
            <VenueContext value={listed}>
              <OfferLists />
            </VenueContext>
          </PageContext>
        </div>
        <aside className={css.panel} aria-label={t`Your meeting`}>
          <div className={css.sticky}>
            <PageContext value={builder}>
              <Slot remote="multi-day" part="plan" name={name} skeleton={<PlanSkeleton />} />
            </PageContext>
          </div>
        </aside>
      </div>
    </div>
  );
}
