import {
  isLongerThanCard,
  layoutWord,
  OfferCard,
  OfferPictures,
  OfferTitle,
  PercentOff,
  type Reading,
  RoomDescription,
  RoomMeasures,
  RoomReasons,
  sameValues,
  type SeatedGroup,
  type ShownBooking,
  useVenueTexts,
  type VenueTexts,
} from '@foyer/booking-ui';
import {
  type BookingConditions,
  type CheckoutFlow,
  layoutOfSite,
  type LocalCurrency,
  type MeetingLength,
  type PackageOffer,
  type Room,
  type RoomOffer,
  type RoomReason,
  topEquipment,
} from '@foyer/domain';
import { Disclosure, Heading, Icon, iconCheck, LayoutIcon, VisuallyHidden } from '@foyer/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { memo, useId, useState } from 'react';
import { LazyPart, lazyPart } from '../../lazy.ts';
import { UnavailableReason } from '../../unavailable-reason.tsx';
import { layoutShapes } from '../layout-shapes.ts';
import { PackageRates } from './package-rates.tsx';
import type { Pressed } from './rate-line.tsx';
import styles from './rates.module.css';
import { RentalRate } from './rental-rate.tsx';

type EngineCardProps = {
  offer: RoomOffer;
  /** Why it suits the meeting. */
  reasons: readonly RoomReason[] | undefined;
  /** Package rates available in this room. */
  rates: readonly PackageOffer[];
  length: MeetingLength;
  showAllPackages: boolean;
  /** The currency of the estimates; `null` for none. */
  local: LocalCurrency | null;
  reading: Reading;
  group: SeatedGroup;
  conditions: BookingConditions & { loading: boolean };
  /** The rate of this room that was pressed last, and its result. */
  pressed: Pressed | null;
  booking: ShownBooking | null;
  priority?: boolean;
  later?: boolean;
  onBook: (roomId: string, packageId: string | null) => void;
  onAccept: () => void;
  onDismiss: () => void;
};

/**
 * A room of the booking engine: its description, and below it every rate (ROOM-021 to ROOM-025).
 */
export const EngineCard = memo(function EngineCard({
  offer,
  reasons,
  rates,
  length,
  showAllPackages,
  local,
  reading,
  group,
  conditions,
  pressed,
  booking,
  priority = false,
  later = false,
  onBook,
  onAccept,
  onDismiss,
}: EngineCardProps) {
  const id = useId();
  const { room, fit, price, outcome } = offer;
  const fits = fit.kind === 'fits';
  const whyId = `${id}-why`;
  const texts = useVenueTexts([room.description, ...topEquipment(room)], room.spoken, reading);
  const line = { local, conditions, pressed, booking, onAccept, onDismiss };
  return (
    <OfferCard
      titleId={`${id}-title`}
      state={fits ? 'available' : 'unavailable'}
      chosen={pressed !== null}
      later={later}
      picture={
        <OfferPictures
          title={room.title}
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
              <bdi>{room.title}</bdi>
            </Heading>
            {fits && price?.percentOff && <PercentOff percent={price.percentOff} />}
          </OfferTitle>
          <RoomMeasures room={room} />
          <RoomReasons reasons={reasons} />
        </>
      }
      description={room.description}
      spoken={room.spoken}
      middle={
        fits ? (
          <div className={styles.summary}>
            <RoomSummary room={room} texts={texts} checkout={group.checkout} />
          </div>
        ) : (
          <UnavailableReason fit={fit} id={whyId} />
        )
      }
      end={
        <div className={styles.about}>
          <AboutRoom room={room} texts={texts} group={group} />
        </div>
      }
      more={
        <ul className={styles.rates}>
          {room.webBookable && (
            <RentalRate
              offer={offer}
              length={length}
              reasonId={fits ? undefined : whyId}
              onBook={() => onBook(room.id, null)}
              {...line}
            />
          )}
          <PackageRates
            room={room}
            rates={rates}
            showAllPackages={showAllPackages}
            reading={reading}
            onBook={(packageId) => onBook(room.id, packageId)}
            {...line}
          />
        </ul>
      }
    />
  );
}, sameValues);

const plan = lazyPart('room-plan', async () => (await import('./room-plan.ts')).GroupInRoom);

/** What does not fit on the card: the whole description, and the room's plan. */
function AboutRoom({
  room,
  texts,
  group,
}: Pick<EngineCardProps, 'group'> & { room: Room; texts: VenueTexts }) {
  const [open, setOpen] = useState(false);
  return (
    <Disclosure
      summaryClosed={<Trans>About this room</Trans>}
      summaryOpen={<Trans>Less about this room</Trans>}
      onToggle={setOpen}
    >
      <div className={styles.whole}>
        {isLongerThanCard(room) && <RoomDescription description={room.description} texts={texts} />}
        {open && <LazyPart part={plan} props={{ room, group }} />}
      </div>
    </Disclosure>
  );
}

/**
 * The seating layouts with their capacity, and the first five pieces of equipment (ROOM-021,
 *
 */
type RoomSummaryProps = { room: Room; texts: VenueTexts; checkout: CheckoutFlow };

function RoomSummary({ room, texts, checkout }: RoomSummaryProps) {
  const { t, i18n } = useLingui();
  const layouts = room.layouts.filter(
    ({ name, capacity }) => (capacity ?? 0) > 0 && layoutOfSite(name, checkout),
  );
  const equipment = topEquipment(room);
  return (
    <>
      {layouts.length > 0 && (
        <ul className={styles.layouts} aria-label={t`Seating orders`}>
          {layouts.map(({ name, capacity }) => (
            <li key={name}>
              <LayoutIcon of={layoutShapes[name]} small />
              <VisuallyHidden>{i18n._(layoutWord(name))} </VisuallyHidden>
              {capacity}
            </li>
          ))}
        </ul>
      )}
      {equipment.length > 0 && (
        <ul className={styles.equipment} aria-label={t`Equipment`}>
          {equipment.map((piece) => (
            <li key={piece}>
              <Icon of={iconCheck} small />
              <bdi lang={texts.lang}>{texts.say(piece)}</bdi>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
