import {
  DetailsMissing,
  DetailsToggle,
  DetailsWaiting,
  OfferCard,
  OfferMore,
  OfferPictures,
  type Reading,
  type SeatedGroup,
} from '@foyer/booking-ui';
import type { LocalCurrency, PackageOffer } from '@foyer/domain';
import { type ReactNode, useId, useState } from 'react';
import { LazyPart, lazyPart } from './lazy.ts';
import { PackageHead } from './package-facts.tsx';
import { PackageTotal } from './package-total.tsx';
import { UnavailableReason } from './unavailable-reason.tsx';

type Props = {
  offer: PackageOffer;
  local: LocalCurrency | null;
  group: SeatedGroup;
  reading: Reading;
  chosen: boolean;
  later: boolean;
  /** The page with its details, for a visitor without scripts. */
  detailsHref: string;
  /** They are open from the start. */
  detailsOpen: boolean;
  /** Selects or books it; `reasonId` names the text that says why that is impossible. */
  action: (reasonId: string | undefined) => ReactNode;
  /** The result of booking it, visible whether its details are open or not. */
  told?: ReactNode;
};

const details = lazyPart(
  'package-details',
  async () => (await import('./lazy/package-details.tsx')).PackageDetails,
);
/** Prefetches before the press; a failure is reported when the details are opened. */
const fetchDetails = () => void details.load().catch(() => undefined);

/**
 * A package's card around its action; its details are closed at first, and close when it no longer
 * fits (PACK-005 to PACK-007).
 */
export function PackageFrame({
  offer,
  local,
  group,
  reading,
  chosen,
  later,
  detailsHref,
  detailsOpen,
  action,
  told = null,
}: Props) {
  const { package: entry, pictures, fit, price, outcome } = offer;
  const id = useId();
  const fits = fit.kind === 'fits';
  const [open, setOpen] = useState(detailsOpen);
  const [fitBefore, setFitBefore] = useState(fits);
  if (fits !== fitBefore) {
    setFitBefore(fits);
    if (!fits) setOpen(false);
  }
  const { title } = entry;
  const titleId = `${id}-title`;
  const whyId = `${id}-why`;
  const detailsId = `${id}-details`;
  return (
    <OfferCard
      titleId={titleId}
      state={fits ? (chosen ? 'selected' : 'available') : 'unavailable'}
      chosen={chosen}
      later={later}
      picture={
        <OfferPictures
          title={title}
          pictures={pictures}
          immediately={fits && outcome.kind === 'instant'}
        />
      }
      head={<PackageHead offer={offer} titleId={titleId} />}
      description={entry.description}
      spoken={entry.spoken}
      middle={
        fits ? (
          <PackageTotal price={price} local={local} />
        ) : (
          <UnavailableReason fit={fit} id={whyId} />
        )
      }
      end={
        <>
          <DetailsToggle
            open={open}
            titleId={titleId}
            detailsId={detailsId}
            onNear={fetchDetails}
            onToggle={() => setOpen(!open)}
            href={detailsHref}
          />
          {action(fits ? undefined : whyId)}
        </>
      }
      more={
        open || told !== null ? (
          <>
            {told !== null && <OfferMore>{told}</OfferMore>}
            {open && (
              <LazyPart
                part={details}
                props={{
                  id: detailsId,
                  entry,
                  price,
                  local,
                  room: fits ? fit.room : null,
                  group,
                  reading,
                }}
                waiting={<DetailsWaiting id={detailsId} />}
                missing={<DetailsMissing id={detailsId} />}
              />
            )}
          </>
        ) : undefined
      }
    />
  );
}
