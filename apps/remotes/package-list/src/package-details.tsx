import { OfferMore, OfferSplit } from '@foyer/booking-ui';
import type { Package, PackageTotal } from '@foyer/domain';
import { Text } from '@foyer/ui';
import { Trans } from '@lingui/react/macro';
import styles from './package-details.module.css';
import { PackageContent } from './package-content.tsx';
import { PackagePriceDetail } from './package-price-detail.tsx';

type Props = {
  readonly id: string;
  readonly entry: Package;
  readonly price: PackageTotal | null;
  /** The room it would take place in; `null` where there is none. */
  readonly roomTitle: string | null;
};

/** Two lines of it stand on the card already. */
const longDescription = 120;

/** What is in a package, when, where, and how its price comes about (PACK-007, PACK-009). */
export function PackageDetails({ id, entry, price, roomTitle }: Props) {
  return (
    <OfferMore id={id}>
      {entry.description.length > longDescription && <p className={styles.description}>{entry.description}</p>}
      <OfferSplit>
        <PackageContent content={entry.content} services={entry.services} />
        {price && <PackagePriceDetail title={entry.title} price={price} />}
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
