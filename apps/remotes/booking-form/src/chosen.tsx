import { MoneyText, PercentOff } from '@foyer/booking-ui';
import type { LocalCurrency, OfferKind } from '@foyer/domain';
import type { Selection } from '@foyer/session';
import { VisuallyHidden } from '@foyer/ui';
import { Trans } from '@lingui/react/macro';
import { ChosenUnit } from './chosen-unit.tsx';
import { LazyPart } from './lazy.ts';
import { OutcomeLabel } from './outcome-label.tsx';
import styles from './chosen.module.css';

type Props = {
  selection: Selection | null;
  kind: OfferKind;
  registrationUrl: string | null;
  /** The currency of the estimates; `null` for none. */
  local: LocalCurrency | null;
};

const estimate = async () => (await import('./lazy/estimate.ts')).Estimate;
const why = async () => (await import('./lazy/fit-problem.tsx')).FitProblem;

/** The selection and its total; announced when it changes. */
export function Chosen({ selection, kind, registrationUrl, local }: Props) {
  if (selection === null) {
    return (
      <div className={styles.chosen} data-state="empty">
        <p className={styles.caption}>
          {kind === 'room' ? (
            <Trans>No room chosen yet</Trans>
          ) : (
            <Trans>No package chosen yet</Trans>
          )}
        </p>
      </div>
    );
  }
  const { offer } = selection;
  const before = offer.price?.original ?? null;
  return (
    <div
      className={styles.chosen}
      data-state={offer.fit.kind === 'fits' ? 'selected' : 'unavailable'}
    >
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
      {local && offer.price && (
        <LazyPart
          part={estimate}
          props={{ of: offer.price.total, local }}
          waiting={<p className={styles.caption}>{'\u00a0'}</p>}
        />
      )}
      {offer.price?.percentOff != null && <PercentOff percent={offer.price.percentOff} />}
      {offer.fit.kind !== 'fits' && (
        <LazyPart part={why} props={{ fit: offer.fit, registrationUrl }} />
      )}
    </div>
  );
}

export const titleOf = (selection: Selection): string =>
  selection.kind === 'room' ? selection.offer.room.title : selection.offer.package.title;
