import { venueFields } from '@foyer/booking-ui';
import type { BookingQuery } from '@foyer/domain';
import type { FormFacts, VenueSession } from '@foyer/session';
import { Button, Disclosure, SkeletonBlock, WithoutScript, withScript } from '@foyer/ui';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { LazyPart, lazyPart } from './lazy.ts';
import styles from './more-options.module.css';

export type OptionsProps = {
  query: BookingQuery;
  layouts: FormFacts['layouts'];
  discount: FormFacts['discount'];
  takesCode: boolean;
  /** Without packages there is nothing to choose between. */
  withPackages: boolean;
  /** Open from the start: one is in use, or a visitor without scripts has opened them. */
  openFirst: boolean;
  actions: Pick<VenueSession['actions'], 'applyDiscountCode' | 'changeLayout' | 'changeRates'>;
};

const options = lazyPart('options', async () => (await import('./lazy/options.tsx')).Options);

/** Rarely used options (FORM-007); open from the start where the visitor uses one. */
export function MoreOptions(props: OptionsProps) {
  const { query, takesCode, withPackages, openFirst } = props;
  const [open, setOpen] = useState(openFirst);
  // Once opened it stays mounted, with what was typed.
  const [wanted, setWanted] = useState(open);
  const toggle = (isOpen: boolean) => {
    setOpen(isOpen);
    if (isOpen) setWanted(true);
  };
  const waiting = (
    <div className={styles.options} aria-hidden="true">
      {takesCode && (
        <div className={styles.code} data-noted={query.discountCode !== '' || undefined}>
          <SkeletonBlock className={styles.field} />
        </div>
      )}
      <SkeletonBlock className={styles.field} />
      {withPackages && <SkeletonBlock className={styles.waitingRates} />}
    </div>
  );
  return (
    <>
      {!wanted && (
        <WithoutScript>
          <Button type="submit" variant="text" size="s" name={venueFields.more} value="1">
            <Trans>More options</Trans>
          </Button>
        </WithoutScript>
      )}
      <Disclosure
        className={wanted ? undefined : withScript}
        summaryClosed={<Trans>More options</Trans>}
        summaryOpen={<Trans>Fewer options</Trans>}
        open={open}
        onToggle={toggle}
      >
        {wanted && (
          <LazyPart
            part={options}
            props={props}
            waiting={waiting}
            missing={
              <p className={styles.missing}>
                <Trans>This could not be loaded. Please reload the page and try again.</Trans>
              </p>
            }
          />
        )}
      </Disclosure>
    </>
  );
}
