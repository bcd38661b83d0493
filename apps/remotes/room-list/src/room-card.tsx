import {
  DetailsMissing,
  DetailsToggle,
  DetailsWaiting,
  OfferCard,
  OfferPictures,
  OfferTitle,
  PercentOff,
  type Reading,
  RoomFacts,
  RoomReasons,
  RoomSeats,
  sameValues,
  type SeatedGroup,
  SelectRadio,
} from '@foyer/booking-ui';
import type {
  CheckoutFlow,
  LayoutCode,
  LocalCurrency,
  MeetingLength,
  RoomOffer,
  RoomReason,
} from '@foyer/domain';
import { Heading } from '@foyer/ui';
import { useLingui } from '@lingui/react/macro';
import { memo, useId } from 'react';
import { LazyPart, lazyPart } from './lazy.ts';
import { RoomRates } from './room-rates.tsx';
import { RoomTotal } from './room-total.tsx';
import { UnavailableReason } from './unavailable-reason.tsx';

export type RoomCardProps = {
  offer: RoomOffer;
  /** Why it suits the meeting. */
  reasons: readonly RoomReason[] | undefined;
  currency: string;
  /** The currency of the estimates; `null` for none. */
  local: LocalCurrency | null;
  length: MeetingLength;
  reading: Reading;
  checkout: CheckoutFlow;
  chosen: boolean;
  /** The page with its details, for a visitor without scripts. */
  detailsHref: string;
  /** `null` while the details are closed: a closed card does not depend on the delegates. */
  meeting: SeatedGroup | null;
  /** In the first view of the page, so that its picture loads eagerly. */
  priority?: boolean;
  /** It is beyond the first page of the list. */
  later?: boolean;
  onSelect: (roomId: string) => void;
  onToggle: (roomId: string) => void;
  onLayout: (layout: LayoutCode | '_none') => void;
};

const details = lazyPart(
  'room-details',
  async () => (await import('./lazy/room-details.tsx')).RoomDetails,
);
/** Prefetches before the press; a failure is reported when the details are opened. */
const fetchDetails = () => void details.load().catch(() => undefined);

/**
 * A room card that can be selected (ROOM-007 to ROOM-020). It renders again only where something it
 * shows has changed: hundreds may be listed.
 */
export const RoomCard = memo(function RoomCard({
  offer: { room, fit, price, outcome },
  reasons,
  currency,
  local,
  length,
  reading,
  checkout,
  chosen,
  detailsHref,
  meeting,
  priority = false,
  later = false,
  onSelect,
  onToggle,
  onLayout,
}: RoomCardProps) {
  const { t } = useLingui();
  const id = useId();
  const { title } = room;
  const fits = fit.kind === 'fits';
  const whyId = `${id}-why`;
  const detailsId = `${id}-details`;
  return (
    <OfferCard
      titleId={`${id}-title`}
      state={fits ? (chosen ? 'selected' : 'available') : 'unavailable'}
      chosen={chosen}
      later={later}
      picture={
        <OfferPictures
          title={title}
          pictures={room.pictures}
          view360={room.view360}
          immediately={fits && outcome.kind === 'instant'}
          priority={priority}
        />
      }
      head={
        <>
          <OfferTitle>
            <Heading level={3} id={`${id}-title`}>
              <bdi>{title}</bdi>
            </Heading>
            {fits && price?.percentOff && <PercentOff percent={price.percentOff} />}
          </OfferTitle>
          <RoomFacts room={room} />
          <RoomSeats room={room} checkout={checkout} />
          <RoomReasons reasons={reasons} />
        </>
      }
      description={room.description}
      spoken={room.spoken}
      middle={
        fits ? (
          <>
            <RoomTotal price={price} length={length} local={local} />
            <RoomRates
              rates={room.rates}
              length={length}
              currency={currency}
              applies={price?.type ?? null}
            />
          </>
        ) : (
          <UnavailableReason fit={fit} id={whyId} />
        )
      }
      end={
        <>
          <DetailsToggle
            open={meeting !== null}
            titleId={`${id}-title`}
            detailsId={detailsId}
            onNear={fetchDetails}
            onToggle={() => onToggle(room.id)}
            href={detailsHref}
          />
          <SelectRadio
            offer={{ kind: 'room', id: room.id }}
            label={t`Select: ${title}`}
            checked={chosen}
            reasonId={fits ? undefined : whyId}
            onSelect={() => onSelect(room.id)}
          />
        </>
      }
      more={
        meeting === null ? undefined : (
          <LazyPart
            part={details}
            props={{ id: detailsId, room, price, local, meeting, reading, onLayout }}
            waiting={<DetailsWaiting id={detailsId} />}
            missing={<DetailsMissing id={detailsId} />}
          />
        )
      }
    />
  );
}, sameValues);
