import { VisuallyHidden } from '@foyer/ui';
import { Trans } from '@lingui/react/macro';
import { useRef } from 'react';

/** Announces to screen readers a total that has changed since the page was opened. */
export function ChangedTotal({ total }: { total: string }) {
  const first = useRef(total);
  return (
    <VisuallyHidden role="status">
      {total !== first.current && <Trans>The total is now {total}.</Trans>}
    </VisuallyHidden>
  );
}
