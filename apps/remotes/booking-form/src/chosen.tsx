import { MoneyText, PercentOff, PremiumNote } from '@foyer/booking-ui';
import {
  type LocalCurrency,
  type OfferKind,
  payable,
  type RoomPrice,
  withFee,
} from '@foyer/domain';
import { useFormats } from '@foyer/i18n';
import type { Selection } from '@foyer/session';
import { VisuallyHidden } from '@foyer/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import styles from './chosen.module.css';
import { LazyPart, lazyPart } from './lazy.ts';

type Props = {
  selection: Selection | null;
  kind: OfferKind;
  registrationUrl: string | null;
  /** The currency of the estimates; `null` for none. */
  local: LocalCurrency | null;
  /** The result of a press says already why it cannot be had: nothing moves it away. */
  isTold: boolean;
};

const estimate = lazyPart('estimate', async () => (await import('./lazy/estimate.ts')).Estimate);
const why = lazyPart(
  'fit-problem',
  async () => (await import('./lazy/fit-problem.tsx')).FitProblem,
);

/** The selection and its total; announced when it changes. */
export function Chosen({ selection, kind, registrationUrl, local, isTold }: Props) {
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
  const fee = offer.price?.premiumFee ?? 0;
  const before = offer.price?.original ?? null;
  return (
    <div
      className={styles.chosen}
      data-state={offer.fit.kind === 'fits' ? 'selected' : 'unavailable'}
    >
      <div className={styles.what}>
        <p className={styles.title}>
          <ChosenNames selection={selection} />
        </p>
        <p className={styles.caption}>
          <ChosenUnit selection={selection} />
        </p>
      </div>
      <output className={styles.total}>
        {before && (
          <s className={styles.before}>
            <VisuallyHidden>
              <Trans>Before:</Trans>{' '}
            </VisuallyHidden>
            <MoneyText of={withFee(before, fee)} />
          </s>
        )}
        {before && (
          <VisuallyHidden>
            <Trans>Now:</Trans>{' '}
          </VisuallyHidden>
        )}
        <OutcomeLabel of={offer} className={styles.money} />
      </output>
      {offer.price && <PremiumNote fee={fee} of={offer.price.total} />}
      {local && offer.price && (
        <LazyPart
          part={estimate}
          props={{ of: payable(offer.price), local }}
          waiting={<p className={styles.caption}>{'\u00a0'}</p>}
        />
      )}
      {offer.price?.percentOff != null && <PercentOff percent={offer.price.percentOff} />}
      {offer.fit.kind !== 'fits' && !isTold && (
        <LazyPart part={why} props={{ fit: offer.fit, registrationUrl }} />
      )}
    </div>
  );
}

/** The room; or the package, and the room that it is booked in. */
export function ChosenNames({ selection }: { selection: Selection }) {
  const { list } = useFormats();
  if (selection.kind === 'room') return selection.offer.room.title;
  const { package: chosen, fit } = selection.offer;
  return list([chosen.title, ...(fit.kind === 'fits' ? [fit.room.title] : [])]);
}

/** What the total is for: the rate of a room, or the people of a package. */
function ChosenUnit({ selection }: { selection: Selection }) {
  const { i18n } = useLingui();
  if (selection.kind === 'room') {
    const { price } = selection.offer;
    return price ? i18n._(rateWords(price.type)) : <Trans>Price on request</Trans>;
  }
  const { price } = selection.offer;
  if (price === null) return <Trans>Price on request</Trans>;
  const { people } = price;
  return price.pricedForMinimum ? (
    <Plural
      value={people}
      one="Priced for # person, the smallest group, incl. VAT"
      other="Priced for # people, the smallest group, incl. VAT"
    />
  ) : (
    <Plural value={people} one="# person, incl. VAT" other="# people, incl. VAT" />
  );
}

const words: Readonly<Record<RoomPrice['type'], MessageDescriptor>> = {
  hourly: msg`By the hour, incl. VAT`,
  halfday: msg`Half day, incl. VAT`,
  fullday: msg`Full day, incl. VAT`,
  given: msg`Incl. VAT`,
};

/** The rate on which a room's total is based. Shown with `i18n._()`. */
const rateWords = (type: RoomPrice['type']): MessageDescriptor => words[type];

type OutcomeProps = { of: Selection['offer']; className?: string };

/** An offer's total with the fee of a booking, or the word "Enquiry" where it has none (PRICE-004, A-075). */
export function OutcomeLabel({ of: { outcome, price }, className }: OutcomeProps) {
  if (outcome.kind !== 'enquiry')
    return <MoneyText of={withFee(outcome.total, price?.premiumFee ?? 0)} className={className} />;
  return (
    <span className={className} data-state="enquiry">
      <Trans>Enquiry</Trans>
    </span>
  );
}
