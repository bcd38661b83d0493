import { estimateCurrency } from '@foyer/booking-ui';
import { type OfferKind, pageSize, type Venue } from '@foyer/domain';
import { Bone, classNames } from '@foyer/ui';
import { use } from 'react';
import { PageContext } from '../slot/page-context.ts';
import { VenueColumns } from './venue-columns.tsx';
import { VenueContext } from './venue-context.ts';
import css from './venue-skeleton.module.css';

/** The boxes of a venue page before its venue is known. */
export function VenueSkeleton() {
  return (
    <div aria-hidden="true">
      <div className={css.head}>
        <Bone className={css.crumbs} />
        <Bone className={css.title} />
        <Bone className={css.line} />
      </div>
      <Bone className={css.gallery} />
      <VenueColumns panel={<PanelSkeleton />} panelLabel="">
        <Bone className={css.text} />
        <ListSkeleton list="package" />
      </VenueColumns>
    </div>
  );
}

/** The booking panel's box, as high as what the site's form says of the meeting that the page opens with. */
export function PanelSkeleton({ venue = null }: { readonly venue?: Venue | null }) {
  const { site } = use(PageContext).session;
  const { drawn } = use(VenueContext);
  const isOffice = site.officeSpace && venue?.office !== undefined;
  // Before the house is known, what the site alone knows.
  const options = venue !== null ? drawn.options : (site.forcedDiscountCode ?? site.discountCode) === null ? 'none' : 'code';
  const more = !isOffice && options !== 'none';
  return (
    <Bone
      className={classNames(
        css.panel,
        isOffice && css.office,
        !isOffice && venue?.hasPackages === false && css.oneKind,
        more && css.options,
        more && venue?.hasDiscountCode !== false && css.takesCode,
        more && options === 'code' && css.code,
        !drawn.isOpen && css.closed,
        site.asksBeforeKeeping && css.asks,
      )}
    />
  );
}

/** Packages of middle-sized houses, where nobody counted. */
const packages = 3;

/** The first cards of a list, as many and as high as the list shows: who comes back to a place far down finds it there. */
export function ListSkeleton({ list, venue = null }: { readonly list: OfferKind; readonly venue?: Venue | null }) {
  const { site } = use(PageContext).session;
  const { listed } = use(VenueContext);
  const offers = listed?.[list] ?? (list === 'room' ? (venue?.roomCount ?? pageSize) : packages);
  const estimates = venue !== null && estimateCurrency({ site, venue }) !== null;
  const card = list === 'room' ? (site.bookingEngine ? css.engine : css.room) : site.hotelSystem ? css.hotel : css.package;
  return (
    <div className={css.list} data-estimates={estimates || undefined}>
      <Bone className={css.heading} />
      {Array.from({ length: Math.max(1, Math.min(pageSize, offers)) }, (_, index) => (
        <Bone key={index} className={classNames(css.card, card)} />
      ))}
      {offers > pageSize && <Bone className={css.pager} />}
    </div>
  );
}
