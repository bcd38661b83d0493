import { MoneyText } from '@foyer/booking-ui';
import {
  chosenPaymentMethod,
  type Confirmation,
  dateOf,
  needsCard,
  type VenueOffer,
} from '@foyer/domain';
import { useFormats } from '@foyer/i18n';
import type { ConfirmationSession } from '@foyer/session';
import { Heading, iconInfo, iconMail, Notice, RadioRow, SkeletonBlock } from '@foyer/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { acceptForm, sentNames } from '../act/sent-names.ts';
import { LazyPart, lazyPart } from '../lazy.ts';
import { AskVenue } from '../manage/ask-venue.tsx';
import { Moment } from '../manage/booking-facts.tsx';
import { CancelOrder } from '../manage/cancel-order.tsx';
import { PhoneLink } from '../phone-link.tsx';
import { Thanks } from '../thanks.tsx';
import { WithMeeting } from '../with-meeting.tsx';
import styles from './offer-to-accept.module.css';

const acceptPart = lazyPart(
  'accept-offer',
  async () => (await import('../lazy/accept-offer.tsx')).AcceptOffer,
);

type OfferProps = {
  session: ConfirmationSession;
  confirmation: Confirmation;
  offer: VenueOffer;
};

/** The venue's offer: what, when, for how much, until when; accept, ask back, decline (D-19). */
export function OfferToAccept({ session, confirmation, offer }: OfferProps) {
  const { venue, events } = confirmation;
  const sent = Number(session.sent?.get(sentNames.option) ?? 0);
  const [chosen, setChosen] = useState(sent);
  const option = offer.options[chosen] ?? offer.options[0];
  const people = events[0]?.delegates ?? 0;
  const method = chosenPaymentMethod(
    offer.methods,
    null,
    session.sent?.get(sentNames.method) ?? '',
  );
  const name = venue.title;
  const { question } = offer;
  return (
    <Thanks
      icon={iconMail}
      tone="accent"
      title={
        <Trans>
          An offer for you: <bdi>{name}</bdi>
        </Trans>
      }
      lead={
        <Trans>
          The room is held for you until: <Moment at={offer.validUntil} zone={venue.timezone} />.
          Nothing is booked or owed until you accept.
        </Trans>
      }
    >
      <Options offer={offer} chosen={chosen} people={people} onChoose={setChosen} />
      <WithMeeting confirmation={confirmation} />
      <Contents offer={offer} />
      {option && (
        <LazyPart
          part={acceptPart}
          props={{ session, confirmation, offer, option: chosen, total: option.total }}
          waiting={
            <SkeletonBlock className={needsCard(method) ? styles.waitingForCard : styles.waiting} />
          }
          missing={<Missing phone={venue.phone} />}
        />
      )}
      <div className={styles.others}>
        {question === null ? (
          <AskVenue session={session} isOffer />
        ) : (
          <Notice
            icon={iconInfo}
            title={
              <Trans>
                You asked: <bdi>{question}</bdi>
              </Trans>
            }
          >
            <Trans>The venue answers with another offer, which then stands here.</Trans>
          </Notice>
        )}
        <CancelOrder session={session} confirmation={confirmation} />
      </div>
    </Thanks>
  );
}

type OptionsProps = {
  offer: VenueOffer;
  chosen: number;
  people: number;
  onChoose: (option: number) => void;
};

/** What can be accepted; a choice where the venue offers more than one meeting. */
function Options({ offer, chosen, people, onChoose }: OptionsProps) {
  const heading = useId();
  const several = offer.options.length > 1;
  return (
    <section aria-labelledby={heading} className={styles.options}>
      <Heading level={2} look={3} id={heading}>
        {several ? <Trans>Choose one of these</Trans> : <Trans>The offer</Trans>}
      </Heading>
      {several ? (
        <fieldset className={styles.choices} aria-labelledby={heading}>
          {offer.options.map((option, at) => (
            <RadioRow
              key={at}
              className={styles.choice}
              form={acceptForm}
              name={sentNames.option}
              value={at}
              checked={at === chosen}
              onChange={() => onChoose(at)}
              end={<MoneyText of={option.total} className={styles.total ?? ''} />}
            >
              <What option={option} people={people} />
            </RadioRow>
          ))}
        </fieldset>
      ) : (
        offer.options.map((option, at) => (
          <div key={at} className={styles.only}>
            <What option={option} people={people} />
            <MoneyText of={option.total} className={styles.total ?? ''} />
          </div>
        ))
      )}
      <Vat of={offer.options[chosen] ?? offer.options[0]} />
    </section>
  );
}

function Vat({ of }: { of: VenueOffer['options'][number] | undefined }) {
  const formats = useFormats();
  if (of === undefined) return null;
  const total = formats.money(of.total);
  const vat = formats.money(of.vat);
  return (
    <p className={styles.note}>
      {of.vat.minor === 0 ? (
        <Trans>Total: {total}</Trans>
      ) : (
        <Trans>
          Total: {total}, of which VAT: {vat}
        </Trans>
      )}
    </p>
  );
}

function What({ option, people }: { option: VenueOffer['options'][number]; people: number }) {
  const formats = useFormats();
  const { title, roomTitle, start, end } = option;
  const oneDay = dateOf(start) === dateOf(end);
  const span = formats.span(start, end);
  return (
    <span className={styles.what}>
      <strong>
        <bdi>{title}</bdi>
      </strong>
      {roomTitle !== title && <bdi>{roomTitle}</bdi>}
      <span className={styles.when}>
        {oneDay ? formats.list([formats.dateLong(dateOf(start)), span]) : span}
        <br />
        <Plural value={people} one="# person" other="# people" />
      </span>
    </span>
  );
}

/** What the price includes, and the venue's message, in its own words. */
function Contents({ offer: { includes, message } }: { offer: VenueOffer }) {
  const { t } = useLingui();
  return (
    <>
      {includes !== '' && (
        <section className={styles.contents} aria-label={t`Included in the price`}>
          <Heading level={2} look={3}>
            <Trans>Included</Trans>
          </Heading>
          <p className={styles.text} dir="auto">
            {includes}
          </p>
        </section>
      )}
      {message !== '' && (
        <blockquote className={styles.message} dir="auto">
          {message}
        </blockquote>
      )}
    </>
  );
}

function Missing({ phone }: { phone: string }) {
  const number = <PhoneLink number={phone} />;
  return (
    <Notice
      tone="danger"
      icon={iconInfo}
      role="alert"
      title={<Trans>This part of the page could not be loaded.</Trans>}
    >
      {phone === '' ? (
        <Trans>Please load the page again.</Trans>
      ) : (
        <Trans>Please load the page again, or call the venue: {number}</Trans>
      )}
    </Notice>
  );
}
