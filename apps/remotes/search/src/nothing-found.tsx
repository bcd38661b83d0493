import { Heading, LinkButton } from '@foyer/ui';
import { Trans } from '@lingui/react/macro';
import styles from './search.module.css';

/** No venue in range. */
export const NothingFound = ({ everything }: { everything: string }) => (
  <div className={styles.nothing} role="status">
    <Heading level={2}>
      <Trans>There is no venue of ours here.</Trans>
    </Heading>
    <p>
      <Trans>Please try a larger city nearby, or look through all venues.</Trans>
    </p>
    <LinkButton variant="primary" href={everything}>
      <Trans>All venues</Trans>
    </LinkButton>
  </div>
);
