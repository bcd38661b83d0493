import { fitsOnCard, OfferMore, OfferSplit, PackageContent } from '@foyer/booking-ui';
import type { LocalCurrency, Package, PackageTotal } from '@foyer/domain';
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
  roomTitle: string | null;
};

/** Content, times, room and price of a package (PACK-007, PACK-009). */
export function PackageDetails({ id, entry, price, local, roomTitle }: PackageDetailsProps) {
  return (
    <OfferMore id={id}>
      {!fitsOnCard(entry.description) && <p className={styles.description}>{entry.description}</p>}
      <OfferSplit>
        <PackageContent content={entry.content} services={entry.services} />
        {price && <PackagePriceDetail title={entry.title} price={price} local={local} />}
      </OfferSplit>
      {roomTitle !== null && (
        <Text size="small" muted>
          <Trans>
            Takes place in: <strong>{roomTitle}</strong>
          </Trans>
        </Text>
      )}
    </OfferMore>
  );
}
