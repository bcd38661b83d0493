import type { Money } from '@foyer/domain';
import { useFormats } from '@foyer/i18n';
import { Text } from '@foyer/ui';
import { Trans } from '@lingui/react/macro';

/** Says that a total contains the fee of a booking; nothing where there is none (D-20). */
export function PremiumNote({ fee, of }: { fee: number; of: Pick<Money, 'currency'> }) {
  const { money } = useFormats();
  if (fee === 0) return null;
  const amount = money({ minor: fee, currency: of.currency });
  return (
    <Text as="span" size="caption">
      <Trans>incl. premium service: {amount}</Trans>
    </Text>
  );
}
