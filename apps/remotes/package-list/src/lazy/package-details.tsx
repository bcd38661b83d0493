import {
  fitsOnCard,
  GroupInRoom,
  OfferMore,
  OfferSplit,
  PackageContent,
  packageTexts,
  type Reading,
  type SeatedGroup,
  useVenueTexts,
  type VenueTexts,
} from '@foyer/booking-ui';
import type { LocalCurrency, Package, PackageTotal, Room } from '@foyer/domain';
import { Text } from '@foyer/ui';
import { Trans } from '@lingui/react/macro';
import styles from './package-details.module.css';
import { PackagePriceDetail } from './package-price-detail.tsx';

export type PackageDetailsProps = {
  id: string;
  entry: Package;
  price: PackageTotal | null;
  local: LocalCurrency | null;
  /** The room of the package; `null` where there is none. */
  room: Room | null;
  group: SeatedGroup;
  reading: Reading;
};

/** Content, times, room and price of a package (PACK-007, PACK-009). */
export function PackageDetails({
  id,
  entry,
  price,
  local,
  room,
  group,
  reading,
}: PackageDetailsProps) {
  const roomTitle = room?.title;
  const texts = useVenueTexts(packageTexts(entry), entry.spoken, reading);
  return (
    <OfferMore id={id}>
      <PackageWords description={entry.description} texts={texts} />
      <OfferSplit>
        <PackageContent content={entry.content} services={entry.services} texts={texts} />
        {price && <PackagePriceDetail title={entry.title} price={price} local={local} />}
      </OfferSplit>
      {room && (
        <>
          <Text size="small" muted>
            <Trans>
              Takes place in: <strong dir="auto">{roomTitle}</strong>
            </Trans>
          </Text>
          <GroupInRoom room={room} group={group} />
        </>
      )}
    </OfferMore>
  );
}

type PackageWordsProps = Pick<Package, 'description'> & { texts: VenueTexts };

/** What did not fit on the card of its description, and the translation of all its texts. */
export function PackageWords({
  description,
  texts: { say, lang, isTranslated, note },
}: PackageWordsProps) {
  const isWhole = isTranslated || !fitsOnCard(description);
  if (!isWhole && note === null) return null;
  return (
    <div>
      {isWhole && (
        <p className={styles.description} lang={lang}>
          <bdi>{say(description)}</bdi>
        </p>
      )}
      {note}
    </div>
  );
}
