import { isEmail } from '@foyer/domain';
import type { AccountSession } from '@foyer/session';
import { Button, iconMail, Notice, TextField } from '@foyer/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { fieldOf, textOf, useSending } from './form.ts';
import { FormPage } from './form-page.tsx';
import styles from './form-page.module.css';
import { ProblemNotice } from './problem-notice.tsx';

/** Requests a mail with a link; the answer does not reveal whether the address has an account. */
export function ForgottenPassword({
  ask,
  login,
}: {
  ask: AccountSession['actions']['askPasswordLink'];
  login: string;
}) {
  const { t } = useLingui();
  const { busy, problem, done, send } = useSending();
  const [wrong, setWrong] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = textOf(new FormData(event.currentTarget), 'email').trim();
    setWrong(!isEmail(email));
    if (isEmail(email)) send(() => ask(email));
    else fieldOf(event.currentTarget, 'email')?.focus();
  };
  return (
    <FormPage
      title={t`Set a new password`}
      lead={<Trans>We send you a link with which you set it.</Trans>}
    >
      <form className={styles.form} method="post" noValidate onSubmit={submit}>
        <TextField
          label={t`E-mail`}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          error={wrong && <Trans>Please enter a valid e-mail address.</Trans>}
        />
        <Button type="submit" variant="primary" size="l" wide busy={busy}>
          <Trans>Send the link</Trans>
        </Button>
      </form>
      <p className={styles.beside}>
        <a href={login}>
          <Trans>Back to the login</Trans>
        </a>
      </p>
      {/* Below all controls, so that it moves nothing. */}
      <ProblemNotice problem={problem} />
      {done && (
        <Notice
          tone="success"
          icon={iconMail}
          role="status"
          title={<Trans>Please look into your mailbox.</Trans>}
        >
          <Trans>If the address has an account, a link is on its way. It works for an hour.</Trans>
        </Notice>
      )}
    </FormPage>
  );
}
