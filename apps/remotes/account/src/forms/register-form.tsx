import {
  type DetailsProblem,
  entryProblem,
  fieldWords,
  PhoneField,
  useNumbering,
} from '@foyer/booking-ui/contact';
import { firstPhoneCountry, type PhoneEntry, phoneValue, shortestPassword } from '@foyer/domain';
import type { AccountSession, BaseSession, CallProblem, Registration } from '@foyer/session';
import { familyNameFirst } from '@foyer/i18n';
import { Button, Checkbox, TextField } from '@foyer/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useState } from 'react';
import { fieldOf, textOf, useSending } from './form.ts';
import { FormPage } from './form-page.tsx';
import styles from './form-page.module.css';
import { PasswordField } from './password-field.tsx';
import { ProblemNotice } from './problem-notice.tsx';
import {
  type RegistrationField,
  type RegistrationProblem,
  registrationProblems,
} from './registration-problems.ts';

type Legal = Pick<BaseSession['links'], 'terms' | 'privacy'>;
type RegisterFormProps = {
  register: AccountSession['actions']['register'];
  login: string;
  legal: Legal;
  log: BaseSession['log'];
};

/** The form's fields for the server's names. */
const placeOf: Readonly<Record<string, RegistrationField>> = {
  email: 'email',
  first_name: 'firstName',
  last_name: 'lastName',
  company: 'company',
  phone: 'phone',
  password: 'password',
  is_accepted_gdpr: 'terms',
};

/** A new customer (HEADER-006). */
export function RegisterForm({ register, login, legal, log }: RegisterFormProps) {
  const { t, i18n } = useLingui();
  const { busy, problem, send } = useSending();
  const [wrong, setWrong] = useState<ReturnType<typeof registrationProblems>>({});
  const [phone, setPhone] = useState<PhoneEntry>({ country: firstPhoneCountry([]), typed: '' });
  const [phoneWrong, setPhoneWrong] = useState<DetailsProblem | null>(null);
  const { numbering, failed, waits, waiting } = useNumbering(() => log('numbering-missing'), false);
  const refused = refusedField(problem);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (waits(event)) return;
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const text = (name: keyof Registration) => textOf(typed, name).trim();
    const who: Registration = {
      email: text('email'),
      firstName: text('firstName'),
      lastName: text('lastName'),
      company: text('company'),
      phone: phoneValue(phone, numbering),
      password: textOf(typed, 'password'),
    };
    const wrongPhone = phone.typed.trim() === '' ? null : entryProblem(phone, numbering);
    const found = registrationProblems(who, typed.get('terms') !== null, wrongPhone !== null);
    setPhoneWrong(wrongPhone);
    setWrong(found);
    const [first] = Object.keys(found);
    if (first === undefined) send(() => register(who));
    else fieldOf(event.currentTarget, first)?.focus();
  };
  const error = (field: RegistrationField) =>
    problemText(wrong[field] ?? (refused === field ? 'required' : undefined));
  const given = (
    <TextField
      key="given"
      label={t`First name`}
      name="firstName"
      autoComplete="given-name"
      required
      error={error('firstName')}
    />
  );
  const family = (
    <TextField
      key="family"
      label={t`Last name`}
      name="lastName"
      autoComplete="family-name"
      required
      error={error('lastName')}
    />
  );
  return (
    <FormPage
      title={t`Register`}
      lead={<Trans>See your bookings again, and type your details only once.</Trans>}
    >
      <form className={styles.form} method="post" noValidate onSubmit={submit}>
        <ProblemNotice
          problem={problem}
          invalid={<Trans>Something in your details is not right. Please check them.</Trans>}
        />
        <div className={styles.pair}>
          {familyNameFirst(i18n.locale) ? [family, given] : [given, family]}
        </div>
        <TextField
          label={t`E-mail`}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          error={error('email')}
        />
        <PhoneField
          label={t`Phone (optional)`}
          required={false}
          entry={phone}
          numbering={numbering}
          numberingFailed={failed}
          disabled={false}
          error={
            wrong.phone || refused === 'phone'
              ? i18n._(fieldWords('phone', phoneWrong ?? 'refused'))
              : undefined
          }
          onChange={setPhone}
        />
        <TextField
          label={t`Company (optional)`}
          name="company"
          autoComplete="organization"
          error={error('company')}
        />
        <PasswordField
          label={t`Password`}
          name="password"
          autoComplete="new-password"
          error={error('password')}
          note={
            <Plural
              value={shortestPassword}
              one="At least # character."
              other="At least # characters."
            />
          }
        />
        <Checkbox name="terms" error={error('terms')}>
          <Trans>
            I accept the <a href={legal.terms}>terms of service</a> and have read the{' '}
            <a href={legal.privacy}>privacy policy</a>.
          </Trans>
        </Checkbox>
        <Button type="submit" variant="primary" size="l" wide busy={waiting || busy}>
          <Trans>Register</Trans>
        </Button>
      </form>
      <p className={styles.beside}>
        <a href={login}>
          <Trans>I have an account already</Trans>
        </a>
      </p>
    </FormPage>
  );
}

const refusedField = (problem: CallProblem | null): RegistrationField | null =>
  problem?.kind === 'refused' && problem.problem.code === 'invalid_field'
    ? (placeOf[problem.problem.field ?? ''] ?? null)
    : null;

function problemText(problem: RegistrationProblem | undefined): ReactNode {
  switch (problem) {
    // The number has its words from its own field.
    case 'phone':
    case undefined:
      return null;
    case 'required':
      return <Trans>This field is required.</Trans>;
    case 'email':
      return <Trans>Please enter a valid e-mail address.</Trans>;
    case 'password':
      return (
        <Plural
          value={shortestPassword}
          one="Please choose a password of at least # character."
          other="Please choose a password of at least # characters."
        />
      );
    case 'terms':
      return <Trans>Please agree to the terms.</Trans>;
    default:
      return problem satisfies never;
  }
}
