import {
  Button,
  Icon,
  iconChevronDown,
  LinkButton,
  SkeletonBlock,
  WithoutScript,
  withScript,
} from '@foyer/ui';
import { Trans } from '@lingui/react/macro';
import styles from './details-toggle.module.css';

type Props = {
  open: boolean;
  titleId: string;
  detailsId: string;
  /** A press is likely: prefetch the details. */
  onNear: () => void;
  onToggle: () => void;
  /** The page with these details, for a visitor without scripts. */
  href: string;
};

/** Opens and closes the details of a card (ROOM-014, PACK-007). */
export const DetailsToggle = ({ open, titleId, detailsId, onNear, onToggle, href }: Props) => (
  <>
    <Button
      className={withScript}
      variant="text"
      size="s"
      aria-expanded={open}
      aria-controls={open ? detailsId : undefined}
      aria-describedby={titleId}
      onPointerEnter={onNear}
      onFocus={onNear}
      onClick={onToggle}
    >
      {open ? <Trans>Hide details</Trans> : <Trans>Show details</Trans>}
      <Icon of={iconChevronDown} small turns />
    </Button>
    {!open && (
      <WithoutScript>
        <LinkButton variant="text" size="s" href={href} aria-describedby={titleId}>
          <Trans>Show details</Trans>
        </LinkButton>
      </WithoutScript>
    )}
  </>
);

/** The details are being loaded. */
export const DetailsWaiting = ({ id }: { id: string }) => (
  <div id={id}>
    <SkeletonBlock className={styles.waiting} />
  </div>
);

/** They could not be loaded. */
export const DetailsMissing = ({ id }: { id: string }) => (
  <p id={id} className={styles.missing} role="alert">
    <Trans>The details could not be loaded. Please reload the page and try again.</Trans>
  </p>
);
