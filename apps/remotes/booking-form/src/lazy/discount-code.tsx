import type { FormFacts } from '@foyer/session';
import { Button, TextField } from '@foyer/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { venueFields } from '@foyer/booking-ui';
import { type ReactNode, useState } from 'react';
import styles from './discount-code.module.css';

type Props = { code: string; state: FormFacts['discount']; onApply: (code: string) => void };

/**
 * A code and its result (FORM-062, FORM-064). A code that found nothing is dropped from the query,
 * but stays in the field for correction.
 */
export function DiscountCode({ code, state, onApply }: Props) {
  const { t } = useLingui();
  const [typed, setTyped] = useState(code);
  const [known, setKnown] = useState(code);
  // Changed by Back or a link.
  if (code !== known) {
    setKnown(code);
    if (code !== '') setTyped(code);
  }
  return (
    <div className={styles.line} data-noted={code !== '' || undefined}>
      <TextField
        className={styles.field}
        label={t`Discount code`}
        name={venueFields.code}
        value={typed}
        autoComplete="off"
        spellCheck={false}
        maxLength={40}
        enterKeyHint="done"
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          onApply(typed);
        }}
        error={state === 'none_found' && <Trans>There are no rooms with this discount code.</Trans>}
        note={noteOf(state)}
        announce
      />
      <Button className={styles.apply} busy={state === 'loading'} onClick={() => onApply(typed)}>
        <Trans>Apply</Trans>
      </Button>
    </div>
  );
}

function noteOf(state: FormFacts['discount']): ReactNode {
  if (state === 'loading') return <Trans>Looking for prices with this code …</Trans>;
  if (state === 'found') return <Trans>Prices with this code are shown.</Trans>;
  return null;
}
