import type { LocalCurrency, RoomPrice } from '@foyer/domain';
import { Disclosure } from '@foyer/ui';
import { Trans } from '@lingui/react/macro';
import { RoomBill } from './room-bill.tsx';
import styles from './room-details.module.css';

/** The bill, behind a toggle (ROOM-019). */
export function RoomPriceDetail({
  title,
  price,
  local,
}: {
  title: string;
  price: RoomPrice;
  local: LocalCurrency | null;
}) {
  return (
    <Disclosure
      summaryClosed={<Trans>Price detail</Trans>}
      summaryOpen={<Trans>Hide price detail</Trans>}
    >
      <div className={styles.bill}>
        <RoomBill title={title} price={price} local={local} />
      </div>
    </Disclosure>
  );
}
