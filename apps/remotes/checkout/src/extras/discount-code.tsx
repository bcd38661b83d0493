import { AddOnsSection } from '@foyer/booking-ui/checkout';
import type { CartCode, CartSession } from '@foyer/session';
import { Button, classNames, refusedMark, TextField, withScript } from '@foyer/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { extraFields } from '../act/sent-extras.ts';
import styles from './discount-code.module.css';

type DiscountCodeProps = {
  /** The code that the cart is priced by; `''` for none. */
  code: string;
  state: CartCode;
  /** The field as a form without scripts has sent it. */
  sent: string | null;
  onApply: CartSession['actions']['applyCode'];
};

/**
 * A code and its result (CHECK-003). What is typed and not applied yet is not in the price, so that
 * nothing can be ordered with it.
 */
export function DiscountCode({ code, state, sent, onApply }: DiscountCodeProps) {
  const { t } = useLingui();
  const button = t`Apply`;
  const [typed, setTyped] = useState(sent !== null && !isSame(sent, code) ? sent : code);
  const [known, setKnown] = useState(code);
  const [tried, setTried] = useState(false);
  if (code !== known) {
    setKnown(code);
    setTyped(code);
  }
  const isApplied = isSame(typed, code);
  const refusal = !isApplied && state.kind === 'refused' && isSame(state.typed, typed) && state;
  const apply = () => {
    setTried(false);
    if (!isApplied) onApply(typed);
  };
  return (
    <AddOnsSection
      title={<Trans>Discount code</Trans>}
      said={code === '' ? <Trans>No code entered</Trans> : code}
      open={sent !== null}
    >
      <div className={styles.line}>
        <TextField
          className={styles.field}
          label={t`Discount code`}
          name={extraFields.code}
          value={typed}
          autoComplete="off"
          spellCheck={false}
          maxLength={40}
          enterKeyHint="done"
          {...(isApplied ? undefined : refusedMark)}
          onInvalid={() => setTried(true)}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            apply();
          }}
          error={
            refusal ? (
              <RefusalWords reason={refusal.reason} />
            ) : (
              tried &&
              !isApplied && (
                <Trans>The price does not have this yet. Please press “{button}”.</Trans>
              )
            )
          }
          note={noteOf(state, isApplied && code !== '')}
          announce
        />
        <Button
          className={classNames(styles.apply, withScript)}
          busy={state.kind === 'asking'}
          onClick={apply}
        >
          {button}
        </Button>
      </div>
    </AddOnsSection>
  );
}

/** Codes are compared ignoring case, as the server does. */
const isSame = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

function noteOf(state: CartCode, isInPrice: boolean): ReactNode {
  if (state.kind === 'asking') return <Trans>Looking for the price with this code …</Trans>;
  return isInPrice && <Trans>This code is included in the price.</Trans>;
}

function RefusalWords({ reason }: { reason: (CartCode & { kind: 'refused' })['reason'] }) {
  switch (reason) {
    case 'unknown':
      return <Trans>The venue does not know this code.</Trans>;
    case 'not-for-this':
      return <Trans>This code is not valid for this offer on that day.</Trans>;
    case 'used-up':
      return <Trans>This code has been used up.</Trans>;
    case 'too-often':
      return <Trans>Too many codes were tried. Please try again in ten minutes.</Trans>;
    case 'failed':
      return <Trans>The code could not be checked. Please try again.</Trans>;
    default:
      return reason satisfies never;
  }
}
