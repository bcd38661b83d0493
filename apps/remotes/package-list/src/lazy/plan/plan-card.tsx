import {
  OfferCard,
  OfferMore,
  OfferPictures,
  OfferSplit,
  OpenTimes,
  PackageContent,
  packageTexts,
  type Reading,
  RoomDimensions,
  RoomEquipment,
  sameValues,
  useVenueTexts,
  venueFields,
  venueForm,
} from '@foyer/booking-ui';
import {
  type BookingQuery,
  endTimes,
  inHalfHours,
  type LocalCurrency,
  type PackageOffer,
  type QueryDefaults,
  type WallDate,
  type WallDateTime,
  type WallTime,
} from '@foyer/domain';
import { Fields, iconAlert, Notice, SelectField, Text } from '@foyer/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { memo, useId, useState } from 'react';
import { PackageHead } from '../../package-facts.tsx';
import { PackageTotal } from '../../package-total.tsx';
import { UnavailableReason } from '../../unavailable-reason.tsx';
import { BookPackage, type CardBooking, PackageBookingResult } from '../card-booking.tsx';
import { PackageWords } from '../package-details.tsx';
import { PackagePriceDetail } from '../package-price-detail.tsx';
import {
  type CardTimes,
  type CardTimesProblem,
  firstTimes,
  meetingAt,
  timesProblem,
  usualTimes,
} from './package-times.ts';
import styles from './plan-card.module.css';

type Meeting = { start: WallDateTime; end: WallDateTime };

const takes = { offerCards: 'plan', takenBy: 'property' } as const;

type PlanCardProps = {
  offer: PackageOffer;
  /** The currency of the estimates; `null` for none. */
  local: LocalCurrency | null;
  /** The requested meeting. */
  query: BookingQuery;
  /** The starts that are left on its day. */
  starts: readonly WallTime[];
  site: Pick<QueryDefaults, 'minimumHours' | 'defaults'>;
  /** The next day on which the venue takes a meeting; `null` for none. */
  nextDate: WallDate | null;
  reading: Reading;
  booking: CardBooking;
  later?: boolean;
  onBook: (packageId: string, at: Meeting) => void;
  onMove: (to: Meeting) => void;
};

/**
 * A package of the hotel's property system: everything visible, times of its own, and a button that
 * books or sends a request (PACK-008 to PACK-013).
 */
export const PlanCard = memo(function PlanCard({
  offer,
  local,
  query,
  starts,
  site,
  nextDate,
  reading,
  booking,
  later = false,
  onBook,
  onMove,
}: PlanCardProps) {
  const id = useId();
  const { package: entry, pictures, fit, price, outcome } = offer;
  const fits = fit.kind === 'fits';
  const texts = useVenueTexts(packageTexts(entry), entry.spoken, reading);
  const roomTexts = useVenueTexts(
    fits ? [...fit.room.equipment, ...fit.room.equipmentWithFee] : [],
    fits ? fit.room.spoken : undefined,
    reading,
  );
  const [own, setOwn] = useState<CardTimes | null>(null);
  // A start that was chosen on another day, or that is over by now, is not offered any more.
  const times = own && starts.includes(own.start) ? own : firstTimes(query, entry.length, starts);
  const meeting = times && meetingAt(query, entry.length, times);
  const ends = meeting
    ? inHalfHours(endTimes({ ...query, ...meeting }, { ...site, ...takes }))
    : [];
  const problem = meeting && timesProblem(entry, meeting, ends);
  const roomTitle = fits ? fit.room.title : '';
  const whyId = `${id}-why`;
  const problemId = `${id}-times`;
  const book = () => meeting && onBook(entry.id, meeting);
  return (
    <OfferCard
      titleId={`${id}-title`}
      state={fits ? 'available' : 'unavailable'}
      chosen={booking.state !== null}
      later={later}
      picture={
        <OfferPictures
          title={entry.title}
          pictures={pictures}
          immediately={fits && times !== null && outcome.kind === 'instant'}
        />
      }
      head={<PackageHead offer={offer} titleId={`${id}-title`} />}
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
          {times ? (
            <TimeFields
              title={entry.title}
              id={entry.id}
              times={times}
              starts={starts}
              ends={ends}
              problem={problem}
              problemId={problemId}
              onChange={setOwn}
            />
          ) : (
            <NoTimeLeft
              next={
                nextDate === null ? null : usualTimes(nextDate, site.defaults.start, entry.length)
              }
              onTake={onMove}
            />
          )}
          {times && (
            <BookPackage
              offer={offer}
              booking={booking}
              reasonId={fits ? (problem ? problemId : undefined) : whyId}
              onBook={book}
            />
          )}
        </>
      }
      more={
        <OfferMore>
          <PackageBookingResult booking={booking} onBook={book} />
          <PackageWords description={entry.description} texts={texts} />
          <OfferSplit>
            <PackageContent content={entry.content} services={entry.services} texts={texts} />
            {price && <PackagePriceDetail title={entry.title} price={price} local={null} />}
          </OfferSplit>
          {fits && (
            <>
              <Text size="small" muted>
                <Trans>
                  Takes place in: <strong dir="auto">{roomTitle}</strong>
                </Trans>
              </Text>
              <OfferSplit>
                <RoomDimensions dimensions={fit.room.dimensions} />
                <RoomEquipment
                  equipment={fit.room.equipment}
                  withFee={fit.room.equipmentWithFee}
                  texts={roomTexts}
                />
              </OfferSplit>
              {roomTexts.note}
            </>
          )}
        </OfferMore>
      }
    />
  );
}, sameValues);

type Props = {
  title: string;
  /** Its package. */
  id: string;
  times: CardTimes;
  starts: readonly WallTime[];
  ends: readonly WallTime[];
  problem: CardTimesProblem | null;
  problemId: string;
  onChange: (times: CardTimes) => void;
};

/**
 * Start and end of a package on its own card, in half hours (PACK-012), and their errors (ERR-016,
 * ERR-017).
 */
export function TimeFields({
  title,
  id,
  times,
  starts,
  ends,
  problem,
  problemId,
  onChange,
}: Props) {
  const { t } = useLingui();
  return (
    <>
      <Fields className={styles.times} role="group" aria-label={t`Times: ${title}`}>
        <SelectField
          label={<Trans>Start time</Trans>}
          name={venueFields.cardStart(id)}
          form={venueForm}
          value={times.start}
          onChange={(event) => onChange({ ...times, start: event.target.value })}
        >
          <Times times={starts} />
        </SelectField>
        <SelectField
          label={<Trans>End time</Trans>}
          name={venueFields.cardEnd(id)}
          form={venueForm}
          value={times.end}
          onChange={(event) => onChange({ ...times, end: event.target.value })}
        >
          <Times times={ends.includes(times.end) ? ends : [times.end, ...ends]} />
        </SelectField>
      </Fields>
      {problem && (
        <div className={styles.problem}>
          <Notice
            tone="warn"
            icon={iconAlert}
            id={problemId}
            role="status"
            title={<TimesProblem kind={problem.kind} />}
          />
        </div>
      )}
    </>
  );
}

function TimesProblem({ kind }: Pick<CardTimesProblem, 'kind'>) {
  switch (kind) {
    case 'start-not-before-end':
      return <Trans>The start time must be before the end time.</Trans>;
    case 'too-long':
      return <Trans>Package not allowed: it is for a shorter meeting.</Trans>;
    case 'too-short':
      return <Trans>Package not allowed: it is for a longer meeting.</Trans>;
    default:
      return kind satisfies never;
  }
}

type NoTimeLeftProps = { next: Meeting | null; onTake: (to: Meeting) => void };

/** In place of times and Book where no start is left on the day: the next day that has some. */
const NoTimeLeft = ({ next, onTake }: NoTimeLeftProps) => (
  <div className={styles.problem}>
    <Notice
      tone="warn"
      icon={iconAlert}
      role="status"
      title={<Trans>Too little time is left that day.</Trans>}
      actions={next && <OpenTimes times={[next]} onTake={onTake} />}
    />
  </div>
);

const Times = ({ times }: { times: readonly WallTime[] }) =>
  times.map((time) => (
    <option key={time} value={time}>
      {time}
    </option>
  ));
