import { Trans } from '@lingui/react/macro';
import { ContactFields } from '../../contact/index.ts';
import { Heading } from '@foyer/ui';
import { type ComponentProps, useId } from 'react';
import styles from './your-details.module.css';

/** The contact's fields. */
export function YourDetails(props: ComponentProps<typeof ContactFields>) {
  const heading = useId();
  return (
    <section className={styles.section} aria-labelledby={heading}>
      <Heading level={2} id={heading}>
        <Trans>Your details</Trans>
      </Heading>
      <ContactFields {...props} folded />
    </section>
  );
}
