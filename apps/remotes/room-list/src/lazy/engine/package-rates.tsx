import {
  MoneyText,
  PackageBill,
  PackageContent,
  packageTexts,
  PremiumNote,
  PricePopover,
  type Reading,
  SmallestGroup,
  useVenueTexts,
} from '@foyer/booking-ui';
import { type PackageOffer, payable, type Room, shownRates } from '@foyer/domain';
import { Button, Disclosure, Icon, iconChevronDown } from '@foyer/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { RateLine, type RateMoment } from './rate-line.tsx';
import styles from './rates.module.css';

type Props = RateMoment & {
  room: Room;
  rates: readonly PackageOffer[];
  showAllPackages: boolean;
  reading: Reading;
  onBook: (packageId: string) => void;
};

/**
 * The packages available in a room, two at first, all where the site shows all (ROOM-023 to
 * ROOM-025).
 */
export function PackageRates({ room, rates, showAllPackages, reading, onBook, ...moment }: Props) {
  const [unfolded, setUnfolded] = useState(false);
  const { shown, toggle } = shownRates(rates, { showAllPackages, unfolded });
  const hidden = rates.length - shown.length;
  return (
    <>
      {shown.map((rate) => (
        <PackageRate
          key={rate.package.id}
          room={room}
          rate={rate}
          reading={reading}
          onBook={() => onBook(rate.package.id)}
          {...moment}
        />
      ))}
      {toggle !== null && (
        <li className={styles.toggle}>
          <Button
            variant="text"
            size="s"
            aria-expanded={unfolded}
            onClick={() => setUnfolded(!unfolded)}
          >
            {toggle === 'more' ? (
              <Plural value={hidden} one="Show # more rate" other="Show # more rates" />
            ) : (
              <Trans>Show less rates</Trans>
            )}
            <Icon of={iconChevronDown} small turns />
          </Button>
        </li>
      )}
    </>
  );
}

function PackageRate({
  room,
  rate,
  reading,
  local,
  onBook,
  ...moment
}: RateMoment & { room: Room; rate: PackageOffer; reading: Reading; onBook: () => void }) {
  const { t } = useLingui();
  const { package: entry, price, fit } = rate;
  const { title, min, max } = entry;
  const roomTitle = room.title;
  const texts = useVenueTexts(packageTexts(entry), entry.spoken, reading);
  // The session books it in this room, not in the one it would choose itself.
  const here = fit.kind === 'fits' ? { ...rate, fit: { kind: 'fits' as const, room } } : rate;
  return (
    <RateLine
      {...moment}
      offer={here}
      booked={{ kind: 'package', id: entry.id, inRoom: room.id }}
      packageId={entry.id}
      title={title}
      bookedTitle={t`${title}, ${roomTitle}`}
      note={<Plural value={max} one={`${min}–# person`} other={`${min}–# people`} />}
      description={<bdi lang={texts.lang}>{texts.say(entry.description)}</bdi>}
      price={
        price ? (
          <span className={styles.price}>
            <PricePopover amount={payable(price)} label={t`Price: ${title}, ${roomTitle}`}>
              {() => <PackageBill title={title} price={price} local={local} />}
            </PricePopover>
            <span className={styles.note}>
              <MoneyText of={price.unit} /> <Trans>per person</Trans>
            </span>
            {price.pricedForMinimum && (
              <span className={styles.note}>
                <SmallestGroup price={price} />
              </span>
            )}
            <PremiumNote fee={price.premiumFee} of={price.total} />
          </span>
        ) : (
          <span className={styles.enquiry}>
            <Trans>Enquiry</Trans>
          </span>
        )
      }
      onBook={onBook}
    >
      {texts.note}
      {(entry.content.length > 0 || entry.services.length > 0) && (
        <Disclosure
          summaryClosed={<Trans>What is included</Trans>}
          summaryOpen={<Trans>Hide what is included</Trans>}
        >
          <PackageContent
            content={entry.content}
            services={entry.services}
            texts={texts}
            titled={false}
          />
        </Disclosure>
      )}
    </RateLine>
  );
}
