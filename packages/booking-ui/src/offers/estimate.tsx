import { type LocalCurrency, localEstimate, type Money } from '@foyer/domain';
import { useFormats } from '@foyer/i18n';
import { Text } from '@foyer/ui';
import { Trans } from '@lingui/react/macro';

/** An estimate of a total in the visitor's currency, on sites that show it (PRICE-023, A-073). */
export function Estimate({ of, local }: { of: Money; local: LocalCurrency | null }) {
  const { money } = useFormats();
  const estimated = localEstimate(of, local);
  if (estimated === null) return null;
  const amount = money(estimated);
  return (
    <Text size="caption" data-estimate={estimated.currency}>
      <Trans>Estimated total: {amount}</Trans>
    </Text>
  );
}
