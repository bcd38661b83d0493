import { offersServiceFee, type Venue, wholeServiceFee } from '@foyer/domain';
import { Checkbox } from '@foyer/ui';
import { Trans, useLingui } from '@lingui/react/macro';

type Props = { readonly venue: Pick<Venue, 'serviceFee' | 'currency'>; readonly ticked: boolean; readonly onChange: (ticked: boolean) => void };

/** The venue's fee, in whole units, to be taken along by a tick; nothing where it has no amount (FORM-066, PRICE-022). */
export function ServiceFee({ venue: { serviceFee, currency }, ticked, onChange }: Props) {
  const { i18n } = useLingui();
  if (serviceFee === null || !offersServiceFee(serviceFee)) return null;
  const fee = new Intl.NumberFormat(i18n.locale, { style: 'currency', currency, maximumFractionDigits: 0 }).format(wholeServiceFee({ minor: serviceFee.amount, currency }));
  return (
    <Checkbox name="service_fee" checked={ticked} onChange={(event) => onChange(event.target.checked)}>
      <Trans>Add the venue’s planning service for {fee}</Trans>
    </Checkbox>
  );
}
