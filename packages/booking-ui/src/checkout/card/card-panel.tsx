import { Trans, useLingui } from '@lingui/react/macro';
import {
  Button,
  classNames,
  Icon,
  iconAlert,
  iconCheck,
  iconRetry,
  Notice,
  SkeletonBlock,
  useIsDrawn,
  WithoutScript,
  withScript,
} from '@foyer/ui';
import type { CSSProperties } from 'react';
import { HeldFrame } from './held-frame.tsx';
import type { CardFrame } from './use-card-frame.ts';
import styles from './card-panel.module.css';

type ShownFrame = Pick<CardFrame, 'ref' | 'state' | 'attempt' | 'height' | 'restart'>;

type CardPanelProps = {
  url: string;
  frame: ShownFrame;
  /** The vault already has the card: a second attempt needs no typing. */
  kept: boolean;
  onForget: () => void;
};

/**
 * The vault's frame in a box of constant height: 403 px until the frame reports another (CONST-022,
 * D-8). What replaces it has the same height, so that the page does not move.
 */
export function CardPanel({ url, frame, kept, onForget }: CardPanelProps) {
  const { t } = useLingui();
  // A page's policy refuses the attribute in its HTML; the style sheet has the first height.
  const size: (CSSProperties & Record<'--frame-height', string>) | undefined = useIsDrawn()
    ? undefined
    : { '--frame-height': `${frame.height}px` };
  return (
    <div
      className={styles.panel}
      role="group"
      aria-label={t`Card details, typed into the card vault’s own frame`}
    >
      <div className={styles.box} style={size} data-state={kept ? 'kept' : frame.state}>
        {kept ? <Kept onForget={onForget} /> : <Frame url={url} frame={frame} />}
      </div>
    </div>
  );
}

function Frame({ url, frame }: Pick<CardPanelProps, 'url' | 'frame'>) {
  const { t } = useLingui();
  const isDrawn = useIsDrawn();
  // A page without a configured vault origin has no frame to show.
  if (frame.state === 'failed' || url === '') {
    return (
      <Notice
        tone="danger"
        icon={iconAlert}
        role="alert"
        title={<Trans>The card form could not be loaded.</Trans>}
        actions={
          <Button size="s" onClick={frame.restart}>
            <Icon of={iconRetry} small />
            <Trans>Try again</Trans>
          </Button>
        }
      >
        <Trans>Everything else you typed is kept.</Trans>
      </Notice>
    );
  }
  return (
    <>
      {isDrawn ? (
        <WithoutScript>
          <Notice tone="warn" icon={iconAlert} title={<Trans>A card needs JavaScript.</Trans>}>
            <Trans>Please allow it for this page, or choose another way to pay.</Trans>
          </Notice>
        </WithoutScript>
      ) : (
        <HeldFrame key={frame.attempt} url={url} title={t`Card details`} frame={frame.ref} />
      )}
      {frame.state === 'loading' && (
        <div
          className={classNames(styles.skeletonBlocks, withScript)}
          role="status"
          aria-label={t`The card form is loading`}
        >
          <SkeletonBlock className={styles.skeletonBlock} />
          <span className={styles.pair}>
            <SkeletonBlock className={styles.skeletonBlock} />
            <SkeletonBlock className={styles.skeletonBlock} />
          </span>
          <SkeletonBlock className={styles.skeletonBlock} />
        </div>
      )}
    </>
  );
}

const Kept = ({ onForget }: Pick<CardPanelProps, 'onForget'>) => (
  <div className={styles.kept}>
    <span className={styles.mark}>
      <Icon of={iconCheck} />
    </span>
    <p>
      <strong className={styles.title}>
        <Trans>Your card is with the card vault.</Trans>
      </strong>
      <br />
      <Trans>You need not type it again.</Trans>
    </p>
    <Button size="s" onClick={onForget}>
      <Trans>Use another card</Trans>
    </Button>
  </div>
);
