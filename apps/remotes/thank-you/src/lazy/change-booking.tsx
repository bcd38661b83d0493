import { AmountField, useRefusedField } from '@foyer/booking-ui/checkout';
import { AttendeesField, FormOf, problemWords, sameValues } from '@foyer/booking-ui';
import {
  type DetailsProblem,
  entryProblem,
  fieldLabels,
  fieldWords,
  PhoneField,
  useNumbering,
} from '@foyer/booking-ui/contact';
import {
  afterTyping,
  askDelegates,
  type BookingChange,
  type BookingChoices,
  type Confirmation,
  delegatesProblem,
  type NumberProblem,
  type PhoneEntry,
  phoneValue,
} from '@foyer/domain';
import { useReadable } from '@foyer/federation/remote';
import { useFormats } from '@foyer/i18n';
import type { ChangeState, ConfirmationSession } from '@foyer/session';
import {
  Button,
  iconAlert,
  iconCheck,
  iconInfo,
  Notice,
  refusedField,
  TextArea,
  TextField,
} from '@foyer/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { sentChange } from '../act/sent-change.ts';
import { acts, amountName, sentNames } from '../act/sent-names.ts';
import styles from './change-booking.module.css';

const nameFields = [
  { field: 'firstName', autoComplete: 'given-name' },
  { field: 'lastName', autoComplete: 'family-name' },
] as const;

type ChangeBookingProps = {
  session: ConfirmationSession;
  confirmation: Confirmation;
  choices: BookingChoices;
};

/**
 * Attendees, extras and contact of a booking. A change with another price is shown with its total
 * first, and made by a second press (D-6, D-21).
 */
export function ChangeBooking({ session, confirmation, choices }: ChangeBookingProps) {
  const { t, i18n } = useLingui();
  const formats = useFormats();
  const form = useRef<HTMLFormElement>(null);
  const state = useReadable(session.changing);
  const [others, setOthers] = useState(() => sentChange(choices, session.sent));
  const [typed, setTyped] = useState<NumberProblem | null>(null);
  const [isNameless, setNameless] = useState(false);
  const [isAboveLimit, setAboveLimit] = useState(false);
  /** What is typed; `null` while the number is as it was. */
  const [phone, setPhone] = useState<PhoneEntry | null>(null);
  const [wrongPhone, setWrongPhone] = useState<DetailsProblem | null>(null);
  const { numbering, failed, waits, waiting } = useNumbering(
    () => session.log('numbering-missing'),
    session.sent !== null,
  );
  // The number of the booking is a whole one, which stands with its country as soon as this is known.
  const unchanged = { country: '', typed: others.phone };
  const shownPhone = afterTyping(phone ?? unchanged, (phone ?? unchanged).typed, numbering);
  const change = phone ? { ...others, phone: phoneValue(shownPhone, numbering) } : others;
  const priced = state.kind === 'priced' && sameValues(state.change, change) ? state.total : null;
  const amount = priced && formats.money(priced);
  const refusal = refusalOf(state);
  const isTooMany = useRefusedField(refusal === 'delegates' ? state : null, change.delegates);
  const isNoNumber = useRefusedField(refusal === 'phone' ? state : null, change.phone);
  const isDone = state.kind === 'changed' && sameValues(state.change, change);
  const { site } = session;
  const set = (part: Partial<Omit<BookingChange, 'phone'>>) =>
    setOthers((present) => ({ ...present, ...part }));
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (waits(event)) return;
    event.preventDefault();
    const problem = entryProblem(shownPhone, numbering);
    setWrongPhone(problem);
    const nameless = nameFields.find(({ field }) => change[field].trim() === '');
    setNameless(nameless !== undefined);
    if (nameless) return boxOf(form.current, sentNames[nameless.field])?.focus();
    if (problem !== null) return boxOf(form.current, sentNames.phone)?.focus();
    const refused = form.current && refusedField(form.current);
    if (refused) return refused.focus();
    session.actions.change(change, priced);
  };
  return (
    <form ref={form} className={styles.form} method="post" noValidate onSubmit={submit}>
      <FormOf remote="thank-you" session={session} />
      <input type="hidden" name={sentNames.act} value={acts.change} />
      {priced && <input type="hidden" name={sentNames.agreed} value={priced.minor} />}
      <AttendeesField
        label={t`Attendees`}
        name={sentNames.delegates}
        value={change.delegates}
        cap={site.delegatesCap}
        typed={typed}
        refused={(isTooMany || isAboveLimit) && <TooMany />}
        onChange={(text) => {
          const people = askDelegates(text, site);
          setTyped(delegatesProblem(text, site));
          setAboveLimit(people.kind === 'refused');
          if (people.kind === 'taken') set({ delegates: people.delegates });
        }}
      />
      {choices.addOns.length > 0 && (
        <fieldset className={styles.addOns}>
          <legend>
            <Trans>Extras</Trans>
          </legend>
          {choices.addOns.map(({ id, name, price, most }) => {
            const cost = formats.money(price);
            return (
              <AmountField
                key={id}
                label={
                  <>
                    <bdi>{name}</bdi>{' '}
                    <span className={styles.price}>
                      <Trans>{cost} each</Trans>
                    </span>
                  </>
                }
                name={amountName(id)}
                amount={change.amounts[id] ?? 0}
                most={most}
                words={{ fewer: t`${name}: one fewer`, more: t`${name}: one more` }}
                onAmount={(count) =>
                  setOthers((present) => ({
                    ...present,
                    amounts: { ...present.amounts, [id]: count },
                  }))
                }
              />
            );
          })}
        </fieldset>
      )}
      <div className={styles.fields}>
        {nameFields.map(({ field, autoComplete }) => (
          <TextField
            key={field}
            label={i18n._(fieldLabels[field])}
            name={sentNames[field]}
            autoComplete={autoComplete}
            maxLength={200}
            value={change[field]}
            error={
              isNameless && change[field].trim() === '' && i18n._(fieldWords(field, 'required'))
            }
            onChange={({ target }) => set({ [field]: target.value })}
          />
        ))}
      </div>
      <div className={styles.fields}>
        <PhoneField
          entry={shownPhone}
          numbering={numbering}
          numberingFailed={failed}
          disabled={false}
          error={
            wrongPhone !== null
              ? i18n._(fieldWords('phone', wrongPhone))
              : isNoNumber && (
                  <Trans>Please write the number with its country, such as +358 40 1234567.</Trans>
                )
          }
          onChange={(entry) => {
            setPhone(entry);
            setWrongPhone(null);
          }}
        />
        <TextField
          label={t`Company name (optional)`}
          name={sentNames.company}
          autoComplete="organization"
          maxLength={200}
          value={change.company}
          onChange={({ target }) => set({ company: target.value })}
        />
      </div>
      <TextArea
        label={t`Anything the venue should know (optional)`}
        name={sentNames.message}
        rows={3}
        maxLength={2000}
        value={change.message}
        onChange={({ target }) => set({ message: target.value })}
      />
      <Result state={state} isDone={isDone} priced={priced} before={confirmation.total} />
      <div>
        <Button
          type="submit"
          variant={priced ? 'primary' : 'soft'}
          busy={waiting || state.kind === 'sending'}
        >
          {amount !== null ? (
            <Trans>Change it for {amount}</Trans>
          ) : (
            <Trans>Change the booking</Trans>
          )}
        </Button>
      </div>
    </form>
  );
}

const boxOf = (form: HTMLFormElement | null, name: string) =>
  form?.querySelector<HTMLInputElement>(`[name="${name}"]`);

type Refusal = 'delegates' | 'phone' | 'quantities' | 'total' | 'over' | 'other';

/** What the server refused, by the field that has to be another. */
function refusalOf(state: ChangeState): Refusal | null {
  if (state.kind !== 'failed') return null;
  if (state.problem.kind !== 'refused') return 'other';
  const { code, field = '' } = state.problem.problem;
  const part = field.split('.')[0];
  if (part === 'delegates' || part === 'phone' || part === 'quantities' || part === 'total')
    return part;
  return code === 'not_changeable' ? 'over' : 'other';
}

const TooMany = () => (
  <Trans>This room cannot be booked here for so many people. Please ask the venue.</Trans>
);

type ResultProps = {
  state: ChangeState;
  isDone: boolean;
  priced: Confirmation['total'];
  before: Confirmation['total'];
};

/** What became of the last press. */
function Result({ state, isDone, priced, before }: ResultProps) {
  const formats = useFormats();
  if (isDone)
    return (
      <Notice
        tone="success"
        icon={iconCheck}
        role="status"
        title={<Trans>Your booking is changed.</Trans>}
      >
        <Trans>We have sent you what is booked now. The venue knows about it.</Trans>
      </Notice>
    );
  if (priced) {
    const amount = formats.money(priced);
    const amountBefore = before && formats.money(before);
    return (
      <Notice icon={iconInfo} role="status" title={<Trans>The new total is {amount}</Trans>}>
        {amountBefore !== null ? (
          <Trans>Total before: {amountBefore}. Nothing is changed yet.</Trans>
        ) : (
          <Trans>Nothing is changed yet.</Trans>
        )}
      </Notice>
    );
  }
  return <Failed state={state} />;
}

function Failed({ state }: { state: ChangeState }) {
  const { i18n } = useLingui();
  const refusal = refusalOf(state);
  if (state.kind !== 'failed' || refusal === null) return null;
  const title: Readonly<Record<Refusal, ReactNode>> = {
    delegates: <Trans>Please fix the field above. Nothing is changed.</Trans>,
    phone: <Trans>Please fix the field above. Nothing is changed.</Trans>,
    quantities: <Trans>So many of an extra cannot be had. Please take fewer.</Trans>,
    total: (
      <Trans>
        This costs more than is reserved on your card. Please ask the venue to change it.
      </Trans>
    ),
    over: <Trans>This booking can no longer be changed here. Please ask the venue.</Trans>,
    other: i18n._(problemWords(state.problem)),
  };
  return <Notice tone="danger" icon={iconAlert} role="alert" title={title[refusal]} />;
}
