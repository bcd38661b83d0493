import { type Money, wholeServiceFee } from '@foyer/domain';
import { useFormats } from '@foyer/i18n';
import { Checkbox } from '@foyer/ui';
import { Trans } from '@lingui/react/macro';

/**
 * The venue's fee is added to an enquiry by a checkbox; it is shown in whole units (FORM-066,
 * FORM-067, PRICE-022).
 */
export function ServiceFee({
  fee,
  ticked,
  onChange,
}: {
  fee: Money;
  ticked: boolean;
  onChange: (ticked: boolean) => void;
}) {
  const amount = useFormats().wholeMoney(wholeServiceFee(fee), fee.currency);
  return (
    <Checkbox
      name="service_fee"
      checked={ticked}
      onChange={(event) => onChange(event.target.checked)}
    >
      <Trans>Add the venue’s planning service for {amount}</Trans>
    </Checkbox>
  );
}
