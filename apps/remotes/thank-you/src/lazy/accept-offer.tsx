import { FormOf } from '@foyer/booking-ui';
import {
  BlockerNotice,
  CardPanel,
  Consent,
  MoneyNote,
  offeredMethod,
  OrderFailure,
  PaymentMethods,
  TermsMissing,
  useCardFrame,
  useLastFailure,
  usePlacing,
} from '@foyer/booking-ui/checkout';
import {
  chosenPaymentMethod,
  type Confirmation,
  type Money,
  needsCard,
  type PaymentMethod,
  type VenueOffer,
} from '@foyer/domain';
import { useReadable } from '@foyer/federation/remote';
import { useFormats } from '@foyer/i18n';
import type { ConfirmationSession } from '@foyer/session';
import { Button, Icon, iconLock, Overlay } from '@foyer/ui';
import { Trans } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { acceptForm, acts, sentNames } from '../act/sent-names.ts';
import styles from './accept-offer.module.css';

type AcceptOfferProps = {
  session: ConfirmationSession;
  confirmation: Confirmation;
  offer: VenueOffer;
  /** The chosen option, counted from 0. */
  option: number;
  total: Money;
};

/** Payment, terms and the button that accepts the offer (D-19). */
export function AcceptOffer({ session, confirmation, offer, option, total }: AcceptOfferProps) {
  const formats = useFormats();
  const state = useReadable(session.acceptance);
  const frameAddress = useReadable(session.cardFrame);
  const { sent, links } = session;
  const isSent = sent?.get(sentNames.act) === acts.accept;
  const [wanted, setWanted] = useState(sent?.get(sentNames.method) ?? '');
  const [accepted, setAccepted] = useState(sent?.has(sentNames.terms) ?? false);
  const [cardToken, setCardToken] = useState<string | null>(null);
  const method = chosenPaymentMethod(offer.methods, null, wanted);
  const withCard = needsCard(method);
  const amount = formats.money(total);
  const card = useCardFrame(frameAddress, withCard && cardToken === null);
  const { blocker, busy, processing, place, clearBlocker } = usePlacing<PaymentMethod>({
    state,
    card,
    cardToken,
    setCardToken,
    onOrder: (chosen, token) =>
      session.actions.acceptOffer({ option, method: chosen, cardToken: token }),
    first: isSent && !accepted ? 'terms' : null,
  });
  const failure = useLastFailure(
    state.kind === 'failed' ? state : null,
    state.kind === 'processing',
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (method === 'none') return;
    void place({ order: method, needsCard: withCard, fieldsInOrder: true, accepted });
  };
  return (
    <form id={acceptForm} className={styles.form} method="post" noValidate onSubmit={submit}>
      <FormOf remote="thank-you" session={session} />
      <input type="hidden" name={sentNames.act} value={acts.accept} />
      <PaymentMethods
        offered={offer.methods.map((known) =>
          offeredMethod(known, {
            card: (
              <CardPanel
                url={frameAddress.url}
                frame={card}
                kept={cardToken !== null}
                onForget={() => setCardToken(null)}
              />
            ),
          }),
        )}
        chosen={method}
        look={3}
        onChange={(next) => {
          setWanted(next);
          clearBlocker();
        }}
      />
      <Consent
        accepted={accepted}
        onChange={setAccepted}
        error={blocker === 'terms' && !accepted && <TermsMissing />}
        serviceTerms={links.terms}
        venueTerms={{ text: confirmation.venue.terms, spoken: confirmation.spokenTerms?.terms }}
        reading={session}
      />
      {blocker === null && failure && (
        <OrderFailure key={failure.nth} problem={failure.of.problem} venueLink={null} />
      )}
      <BlockerNotice blocker={blocker} fieldsInOrder />
      <div className={styles.submit}>
        <Button type="submit" variant="primary" size="l" wide busy={busy}>
          <span>
            <Icon of={iconLock} className={styles.sign} />
            {withCard ? <Trans>Accept and pay {amount}</Trans> : <Trans>Accept for {amount}</Trans>}
          </span>
        </Button>
        <p className={styles.note}>
          <MoneyNote isEnquiry={false} method={method} />
        </p>
      </div>
      <Overlay open={processing}>
        <Trans>Booking your room …</Trans>
      </Overlay>
    </form>
  );
}
