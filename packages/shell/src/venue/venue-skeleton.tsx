import {
  ClosedObstacle,
  DiscountNotFound,
  estimateCurrency,
  OpeningWords,
  StartNoticeWords,
} from '@foyer/booking-ui';
import {
  type OfferCards,
  type OfferKind,
  pageSize,
  type RatesOnCard,
  type Venue,
} from '@foyer/domain';
import { FormatsContext } from '@foyer/i18n';
import { SkeletonBlock, classNames } from '@foyer/ui';
import { use } from 'react';
import { PageContext } from '../slot/page-context.ts';
import { VenueColumns } from './venue-columns.tsx';
import { VenueContext } from './venue-context.ts';
import css from './venue-skeleton.module.css';

/** The skeleton of a venue page before its venue is known. */
export function VenueSkeleton() {
  return (
    <div aria-hidden="true">
      <div className={css.head}>
        <SkeletonBlock className={css.crumbs} />
        <SkeletonBlock className={css.title} />
        <SkeletonBlock className={css.line} />
      </div>
      <SkeletonBlock className={css.gallery} />
      <VenueColumns panel={<PanelSkeleton />} panelLabel="">
        <SkeletonBlock className={css.text} />
        <ListSkeleton list="package" />
      </VenueColumns>
    </div>
  );
}

/**
 * The skeleton of the booking panel, as high as what the site's form shows for the page's query.
 */
export function PanelSkeleton({ venue = null }: { venue?: Venue | null }) {
  const { site } = use(PageContext).session;
  const { drawn } = use(VenueContext);
  const isOffice = site.checkout === 'office' && venue?.office !== undefined;
  // Before the venue is known, only the site counts.
  const options =
    venue !== null
      ? drawn.options
      : (site.forcedDiscountCode ?? site.discountCode) === null
        ? 'none'
        : 'code';
  const more = !isOffice && options !== 'none';
  return (
    <div
      className={classNames(
        css.panel,
        isOffice && css.office,
        !isOffice && venue?.hasPackages === false && css.oneKind,
        more && css.options,
        more && venue?.hasDiscountCode !== false && css.takesCode,
        more && options === 'code' && css.code,
        (venue === null ? site.asksBeforeKeeping : drawn.asksToKeep) && css.asks,
        venue !== null && drawn.timeRefused && css.refused,
      )}
    >
      <SkeletonBlock />
      <div className={css.said}>
        <OpeningSkeleton caption />
      </div>
    </div>
  );
}

/**
 * Reserves the place of the form's note about the meeting's time with the invisible text itself,
 * because the number of lines depends on the language; with `caption`, also why nothing can be
 * booked.
 */
export function OpeningSkeleton({ caption = false }: { caption?: boolean }) {
  const { formats } = use(PageContext).session;
  const { date, opening, notice } = use(VenueContext).drawn;
  return (
    <FormatsContext value={formats}>
      <div className={css.opening}>
        {opening.kind === 'open' ? (
          opening.hours && <p className={css.hours} />
        ) : (
          <OpeningWords date={date} opening={opening} />
        )}
        {notice && <StartNoticeWords notice={notice} />}
      </div>
      {caption && <p className={css.caption}>{opening.kind !== 'open' && <ClosedObstacle />}</p>}
    </FormatsContext>
  );
}

/**
 * Packages of medium-sized venues, before anything is known. Where the front door did not count,
 * the venue is large, and both lists fill their first page.
 */
const packages = 3;

/**
 * The first cards of a list, in the number and height that the list will show, so that a scroll
 * position far down stays valid.
 */
export function ListSkeleton({
  list,
  venue = null,
  cards: given,
}: {
  list: OfferKind;
  venue?: Venue | null;
  /** Kind of card; the site's own where it is not given. */
  cards?: OfferCards;
}) {
  const { site } = use(PageContext).session;
  const cards = given ?? site.offerCards;
  const { listed } = use(VenueContext);
  const offers = listed?.[list] ?? venue?.roomCount ?? packages;
  const estimates = venue !== null && estimateCurrency({ site, venue }) !== null;
  const card =
    list === 'room'
      ? cards === 'book'
        ? css.engine
        : css.room
      : cards === 'plan'
        ? css.plan
        : css.package;
  const rates = list === 'room' && cards === 'book' ? (listed?.rates ?? []) : null;
  return (
    <div className={css.list} data-estimates={estimates || undefined}>
      <SkeletonBlock className={css.heading} />
      {listed?.discount === 'none_found' && <DiscountNotFound />}
      {offers === 0 && <SkeletonBlock className={list === 'room' ? css.noRooms : css.noPackages} />}
      {Array.from({ length: Math.min(pageSize, offers) }, (_, index) => (
        <div key={index}>
          <SkeletonBlock className={classNames(css.card, card)} />
          {rates && (
            <RatesSkeleton
              {...(rates[index] ?? {
                ...usualRates,
                packages: venue?.hasPackages === false ? 0 : 1,
              })}
            />
          )}
        </div>
      ))}
      {offers > pageSize && <SkeletonBlock className={css.pager} />}
    </div>
  );
}

/** As for most rooms, where the front door did not count. */
const usualRates = { rental: true, folds: false };

/** The lines at the foot of a card of the booking engine. */
function RatesSkeleton({ rental, packages, folds }: RatesOnCard) {
  return (
    <>
      {rental && <SkeletonBlock className={css.rental} />}
      {Array.from({ length: packages }, (_, index) => (
        <SkeletonBlock key={index} className={css.packageRate} />
      ))}
      {folds && <SkeletonBlock className={css.fold} />}
    </>
  );
}
