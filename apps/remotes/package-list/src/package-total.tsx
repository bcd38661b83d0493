import { Estimate, MoneyText, PremiumNote, PriceLine, SmallestGroup } from '@foyer/booking-ui';
import { type LocalCurrency, type PackageTotal as Total, payable } from '@foyer/domain';
import { Text } from '@foyer/ui';
import { Plural, Trans } from '@lingui/react/macro';
import styles from './package-total.module.css';

/**
 * The price of one person, and the total; a note where a small group pays for the minimum
 * (PRICE-020, PRICE-021).
 */
export function PackageTotal({
  price,
  local = null,
}: {
  price: Total | null;
  local?: LocalCurrency | null;
}) {
  if (!price) {
    return (
      <div data-state="enquiry">
        <p className={styles.enquiry}>
          <Trans>Enquiry</Trans>
        </p>
        <Text size="caption">
          <Trans>The venue will tell you the price.</Trans>
        </Text>
      </div>
    );
  }
  const { people } = price;
  const total = <MoneyText of={payable(price)} />;
  return (
    <div>
      <PriceLine
        amount={price.unit}
        original={price.originalUnit}
        unit={<Trans>per person, incl. VAT</Trans>}
      />
      <Text size="caption">
        {price.pricedForMinimum ? (
          <SmallestGroup price={price} />
        ) : (
          <Trans>
            <Plural value={people} one="# person" other="# people" />, {total} in total
          </Trans>
        )}
      </Text>
      <PremiumNote fee={price.premiumFee} of={price.total} />
      <Estimate of={payable(price)} local={local} />
    </div>
  );
}
