import { PackageBill } from '@foyer/booking-ui';
import type { LocalCurrency, PackageTotal } from '@foyer/domain';
import { Disclosure } from '@foyer/ui';
import { Trans } from '@lingui/react/macro';
import styles from './package-details.module.css';

/** The bill, open at first (PACK-007). */
export function PackagePriceDetail({
  title,
  price,
  local,
}: {
  title: string;
  price: PackageTotal;
  local: LocalCurrency | null;
}) {
  return (
    <Disclosure
      open
      summaryClosed={<Trans>Price detail</Trans>}
      summaryOpen={<Trans>Hide price detail</Trans>}
    >
      <div className={styles.bill}>
        <PackageBill title={title} price={price} local={local} />
      </div>
    </Disclosure>
  );
}
