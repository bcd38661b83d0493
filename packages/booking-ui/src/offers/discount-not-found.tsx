import { iconTag, Notice } from '@foyer/ui';
import { Trans } from '@lingui/react/macro';

/** The discount code changed nothing, so the list shows usual prices (FORM-064, ERR-014, B-093). */
export function DiscountNotFound() {
  return (
    <div data-message="no_rooms_with_discount_code">
      <Notice icon={iconTag} title={<Trans>There are no rooms with this discount code.</Trans>}>
        <Trans>You see the usual prices.</Trans>
      </Notice>
    </div>
  );
}
