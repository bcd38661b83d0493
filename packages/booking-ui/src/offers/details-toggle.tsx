import { SkeletonBlock, Button, Icon, iconChevronDown } from '@foyer/ui';
import { Trans } from '@lingui/react/macro';
import styles from './details-toggle.module.css';

type Props = {
  open: boolean;
  titleId: string;
  detailsId: string;
  /** A press is likely: prefetch the details. */
  onNear: () => void;
  onToggle: () => void;
};

/** Opens and closes the details of a card (ROOM-014, PACK-007). */
export const DetailsToggle = ({ open, titleId, detailsId, onNear, onToggle }: Props) => (
  <Button
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
