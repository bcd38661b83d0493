import { MoneyText, PercentOff } from '@foyer/booking-ui';
import type { OfferKind } from '@foyer/domain';
import type { Selection } from '@foyer/session';
import { VisuallyHidden } from '@foyer/ui';
import { Trans } from '@lingui/react/macro';
import { ChosenUnit } from './chosen-unit.tsx';
import { OutcomeLabel } from './outcome-label.tsx';
import { WhyItDoesNotFit } from './why-it-does-not-fit.tsx';
import styles from './chosen.module.css';

type Props = { readonly selection: Selection | null; readonly kind: OfferKind };

/** What is chosen and what it costs in total; said aloud when it changes. */
export function Chosen({ selection, kind }: Props) {
  if (selection === null) {
    return (
      <div className={styles.chosen} data-state="empty">
        <p className={styles.caption}>{kind === 'room' ? <Trans>No room chosen yet</Trans> : <Trans>No package chosen yet</Trans>}</p>
      </div>
    );
  }
  const { offer } = selection;
  const before = offer.price?.original ?? null;
  return (
    <div className={styles.chosen} data-state={offer.fit.kind === 'fits' ? 'selected' : 'unavailable'}>
      <div className={styles.what}>
        <p className={styles.title}>{titleOf(selection)}</p>
        <p className={styles.caption}>
          <ChosenUnit selection={selection} />
        </p>
      </div>
      <output className={styles.total}>
        {before && (
          <s className={styles.before}>
            <VisuallyHidden>
              <Trans>Before</Trans>{' '}
            </VisuallyHidden>
            <MoneyText of={before} />
          </s>
        )}
        {before && (
          <VisuallyHidden>
            <Trans>Now</Trans>{' '}
          </VisuallyHidden>
        )}
        <OutcomeLabel outcome={offer.outcome} className={styles.money} />
      </output>
      {offer.price?.percentOff != null && <PercentOff percent={offer.price.percentOff} />}
      <WhyItDoesNotFit fit={offer.fit} />
    </div>
  );
}

export const titleOf = (selection: Selection): string => (selection.kind === 'room' ? selection.offer.room.title : selection.offer.package.title);
