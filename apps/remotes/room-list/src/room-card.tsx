import { OfferCard, OfferTitle, PercentOff, sameValues, SelectRadio } from '@foyer/booking-ui';
import type { LayoutCode, MeetingLength, RoomOffer } from '@foyer/domain';
import { Button, Heading, Icon, iconChevronDown } from '@foyer/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { memo, useId } from 'react';
import { RoomDetails } from './room-details.tsx';
import { RoomFacts } from './room-facts.tsx';
import { RoomPictures } from './room-pictures.tsx';
import { RoomRates } from './room-rates.tsx';
import { RoomTotal } from './room-total.tsx';
import { WhyNot } from './why-not.tsx';

/** The part of the query that open details depend on. */
export type Meeting = { readonly delegates: number; readonly layout: LayoutCode | '_none' };

export type RoomCardProps = {
  readonly offer: RoomOffer;
  readonly currency: string;
  readonly length: MeetingLength;
  readonly chosen: boolean;
  /** Name of the radio group of this list. */
  readonly group: string;
  /** `null` while the details are closed: a closed card does not care how many come. */
  readonly meeting: Meeting | null;
  /** Stands in the first view of the page, so that its picture loads at once. */
  readonly priority?: boolean;
  /** Stands beyond the first page of the list. */
  readonly later?: boolean;
  readonly onSelect: (roomId: string) => void;
  readonly onToggle: (roomId: string) => void;
  readonly onLayout: (layout: LayoutCode | '_none') => void;
};

/** One room as a card that can be chosen (ROOM-007 to ROOM-020). It renders again only where something it shows has changed: hundreds may be listed. */
export const RoomCard = memo(function RoomCard({ offer: { room, fit, price, outcome }, currency, length, chosen, group, meeting, priority = false, later = false, onSelect, onToggle, onLayout }: RoomCardProps) {
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
      picture={<RoomPictures room={room} immediately={fits && outcome.kind === 'instant'} priority={priority} />}
      head={
        <>
          <OfferTitle>
            <Heading level={3} id={`${id}-title`}>
              {title}
            </Heading>
            {fits && price?.percentOff && <PercentOff percent={price.percentOff} />}
          </OfferTitle>
          <RoomFacts room={room} />
        </>
      }
      description={room.description}
      middle={
        fits ? (
          <>
            <RoomRates rates={room.rates} length={length} currency={currency} applies={price?.type ?? null} />
            <RoomTotal price={price} length={length} />
          </>
        ) : (
          <WhyNot fit={fit} id={whyId} />
        )
      }
      end={
        <>
          <Button variant="text" size="s" aria-expanded={meeting !== null} aria-controls={meeting === null ? undefined : detailsId} aria-describedby={`${id}-title`} onClick={() => onToggle(room.id)}>
            {meeting === null ? <Trans>Show details</Trans> : <Trans>Hide details</Trans>}
            <Icon of={iconChevronDown} small turns />
          </Button>
          <SelectRadio group={group} label={t`Select ${title}`} checked={chosen} reasonId={fits ? undefined : whyId} onSelect={() => onSelect(room.id)} />
        </>
      }
      more={meeting === null ? undefined : <RoomDetails id={detailsId} room={room} price={price} meeting={meeting} onLayout={onLayout} />}
    />
  );
}, sameValues);
