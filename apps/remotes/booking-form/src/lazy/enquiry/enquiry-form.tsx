import { CancellingTerms, FormOf, problemWords, ServiceFee, venueFields } from '@foyer/booking-ui';
import {
  ContactFields,
  detailsFieldOf,
  type DetailsProblems,
  useNumbering,
} from '@foyer/booking-ui/contact';
import {
  type BookingQuery,
  contactAsked,
  offersServiceFee,
  phoneDisabled,
  standardRequired,
  type Visitor,
  type NamedOffer,
  offerValue,
} from '@foyer/domain';
import { useReadable } from '@foyer/federation/remote';
import { useFormats } from '@foyer/i18n';
import type { BaseSession, BookingState, Selection, VenueSession } from '@foyer/session';
import { Button, Checkbox, iconAlert, Notice } from '@foyer/ui';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { enquiryOf } from '../../act/sent-enquiry.ts';
import { ChosenNames, OutcomeLabel } from '../../chosen.tsx';
import styles from './enquiry-dialog.module.css';
import { enquiryProblems, type Entered, isInOrder } from './enquiry-problems.ts';

type Props = {
  session: VenueSession;
  visitor: Visitor;
  entered: Entered;
  onChange: (entered: Entered) => void;
};

/**
 * Contact, consent and fee; errors are shown beside their fields after an attempt to send, and
 * disappear when corrected.
 */
export function EnquiryForm({ session, visitor, entered, onChange }: Props) {
  const { i18n } = useLingui();
  const booking = useReadable(session.booking);
  const { offers } = useReadable(session.offers);
  const selection = useReadable(session.selection);
  const { venue, actions, links } = session;
  const { numbering, failed, waits, waiting } = useNumbering(
    () => session.log('numbering-missing'),
    session.sent !== null,
  );
  const form = useRef<HTMLFormElement>(null);
  const [tried, setTried] = useState(session.sent?.get(venueFields.step) === 'enquire');
  /** How often errors were shown. */
  const [told, setTold] = useState(0);
  const [refusal, setRefusal] = useState<DetailsProblems>({});
  const { details, acceptedGdpr, withFee } = entered;
  const asks = contactAsked(visitor);
  const problems = enquiryProblems(visitor, entered, numbering);
  const inForm = fieldOf(booking);

  useEffect(() => {
    if (inForm === null) return;
    setRefusal({ [inForm]: 'refused' });
    setTold((count) => count + 1);
  }, [booking, inForm]);
  // After the messages are rendered: focuses the first field with an error. Once, and not while it
  // is being corrected.
  useEffect(() => {
    if (told > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [told]);

  const send = (event: FormEvent<HTMLFormElement>) => {
    if (waits(event)) return;
    event.preventDefault();
    setRefusal({});
    if (!isInOrder(problems)) {
      setTried(true);
      return setTold((count) => count + 1);
    }
    actions.sendEnquiry(enquiryOf(visitor, entered, numbering, venue));
  };

  return (
    <form ref={form} className={styles.form} method="post" noValidate onSubmit={send}>
      <FormOf remote="booking-form" session={session} />
      <input type="hidden" name={venueFields.step} value="enquire" />
      {selection && (
        <input type="hidden" name={venueFields.select} value={offerValue(namedOffer(selection))} />
      )}
      {selection && <EnquirySummary query={session.query.get()} selection={selection} />}
      <ContactFields
        flow="enquiry"
        details={details}
        asks={asks}
        problems={{ ...refusal, ...(tried ? problems.fields : {}) }}
        required={standardRequired('enquiry', true)}
        numbering={numbering}
        numberingFailed={failed}
        phoneDisabled={
          offers !== null && selection !== null && phoneDisabled(offers, selection.kind)
        }
        onChange={(next) => {
          setRefusal({});
          onChange({ ...entered, details: next });
        }}
      />
      {offersServiceFee(venue.serviceFee) && (
        <ServiceFee
          fee={{ minor: venue.serviceFee.amount, currency: venue.currency }}
          ticked={withFee}
          onChange={(ticked) => onChange({ ...entered, withFee: ticked })}
        />
      )}
      {problems.asksGdpr && (
        <GdprConsent
          accepted={acceptedGdpr}
          missing={tried && problems.gdprMissing}
          links={links}
          onChange={(accepted) => onChange({ ...entered, acceptedGdpr: accepted })}
        />
      )}
      <CancellingTerms
        of={{
          text: venue.termsOfCancellingEnquiries,
          spoken: venue.spokenTerms?.termsOfCancellingEnquiries,
        }}
        reading={session}
      />
      {booking.kind === 'failed' && inForm === null && (
        <Notice
          tone="danger"
          icon={iconAlert}
          role="alert"
          title={<Trans>That did not work.</Trans>}
        >
          {i18n._(problemWords(booking.problem))}
        </Notice>
      )}
      <Button
        type="submit"
        variant="primary"
        size="l"
        wide
        busy={waiting || booking.kind === 'processing'}
      >
        <Trans>Send request</Trans>
      </Button>
      <p className={styles.muted}>
        <Trans>The venue will reply with an offer. Nothing is booked or charged yet.</Trans>
      </p>
    </form>
  );
}

/**
 * The field of the form that the server refused; `null` where it named none of this form (ERR-002,
 * C-182).
 */
function fieldOf(booking: BookingState) {
  const refused =
    booking.kind === 'failed' && booking.problem.kind === 'refused'
      ? booking.problem.problem
      : null;
  return refused?.code === 'invalid_field'
    ? detailsFieldOf('enquiry', refused.field ?? null)
    : null;
}

const namedOffer = (selection: Selection): NamedOffer =>
  selection.kind === 'room'
    ? { kind: 'room', id: selection.offer.room.id }
    : { kind: 'package', id: selection.offer.package.id, inRoom: selection.inRoom };

/** The requested meeting in one line, as in the form behind. */
function EnquirySummary({ query, selection }: { query: BookingQuery; selection: Selection }) {
  const { t } = useLingui();
  const { dateLong, span } = useFormats();
  const { start, end, delegates: people } = query;
  const sameDay = start.slice(0, 10) === end.slice(0, 10);
  const day = dateLong(start.slice(0, 10));
  const time = span(start, end);
  const group = t`${plural(people, { one: '# person', other: '# people' })}`;
  return (
    <p className={styles.summary}>
      <b>
        <ChosenNames selection={selection} />
      </b>
      <OutcomeLabel of={selection.offer} />
      <span>
        {sameDay ? (
          <Trans>
            {day}, <span className={styles.hours}>{time}</span>, {group}
          </Trans>
        ) : (
          <Trans>
            <span className={styles.hours}>{time}</span>, {group}
          </Trans>
        )}
      </span>
    </p>
  );
}

type GdprConsentProps = {
  accepted: boolean;
  /** An attempt to send without the tick. */
  missing: boolean;
  links: Pick<BaseSession['links'], 'privacy'>;
  onChange: (accepted: boolean) => void;
};

/** The privacy terms, accepted each time by visitors without an account (FORM-024, A-182). */
export function GdprConsent({ accepted, missing, links, onChange }: GdprConsentProps) {
  const { t } = useLingui();
  const opensTab = t`Opens in a new tab`;
  return (
    <Checkbox
      name="accepted_gdpr"
      required
      checked={accepted}
      onChange={(event) => onChange(event.target.checked)}
      error={missing && <Trans>Please agree to the terms.</Trans>}
    >
      <Trans>
        I agree that my details are used to answer this request, as the{' '}
        <a href={links.privacy} target="_blank" rel="noopener" title={opensTab}>
          privacy terms
        </a>{' '}
        say.
      </Trans>
    </Checkbox>
  );
}
