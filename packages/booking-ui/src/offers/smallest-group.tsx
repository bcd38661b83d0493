import { type PackageTotal, payable } from '@foyer/domain';
import { Plural, Trans } from '@lingui/react/macro';
import { MoneyText } from '../money-text.tsx';

/** Says that a small group pays for the package's smallest group (PRICE-020, PRICE-021). */
export function SmallestGroup({ price }: { price: PackageTotal }) {
  const { people } = price;
  const total = <MoneyText of={payable(price)} />;
  return (
    <Trans>
      Smallest group, <Plural value={people} one="# person" other="# people" />: {total} in total
    </Trans>
  );
}
