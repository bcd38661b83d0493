import { VisuallyHidden } from '@foyer/ui';
import { Trans } from '@lingui/react/macro';
import { useRef } from 'react';

/** Says a total that has changed since the page was opened to who cannot see it change. */
export function ChangedTotal({ total }: { total: string }) {
  const first = useRef(total);
  return (
    <VisuallyHidden role="status">
      {total !== first.current && <Trans>The total is now {total}.</Trans>}
    </VisuallyHidden>
  );
}
