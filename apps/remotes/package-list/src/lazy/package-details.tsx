import {
  fitsOnCard,
  GroupInRoom,
  OfferMore,
  OfferSplit,
  PackageContent,
  type SeatedGroup,
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
};

/** Content, times, room and price of a package (PACK-007, PACK-009). */
export function PackageDetails({ id, entry, price, local, room, group }: PackageDetailsProps) {
  const roomTitle = room?.title;
  return (
    <OfferMore id={id}>
      {!fitsOnCard(entry.description) && (
        <p className={styles.description}>
          <bdi>{entry.description}</bdi>
        </p>
      )}
      <OfferSplit>
        <PackageContent content={entry.content} services={entry.services} />
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
