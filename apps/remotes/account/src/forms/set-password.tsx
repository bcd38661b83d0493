import { shortestPassword } from '@foyer/domain';
import type { CallProblem } from '@foyer/session';
import { Button } from '@foyer/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { fieldOf, textOf, useSending } from './form.ts';
import { FormPage } from './form-page.tsx';
import styles from './form-page.module.css';
import { PasswordField } from './password-field.tsx';
import { ProblemNotice } from './problem-notice.tsx';

/**
 * The page of a mailed link: opening it changes nothing, so that a mail scanner does not use it up.
 */
export function SetPassword({
  set,
  another,
}: {
  set: (password: string) => Promise<CallProblem | null>;
  another: string;
}) {
  const { t } = useLingui();
  const { busy, problem, send } = useSending();
  const [short, setShort] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = textOf(new FormData(event.currentTarget), 'password');
    setShort(password.length < shortestPassword);
    if (password.length >= shortestPassword) send(() => set(password));
    else fieldOf(event.currentTarget, 'password')?.focus();
  };
  return (
    <FormPage
      title={t`Set a password`}
      lead={<Trans>You are then logged in here, and logged out everywhere else.</Trans>}
    >
      <form className={styles.form} method="post" noValidate onSubmit={submit}>
        <ProblemNotice problem={problem} />
        <PasswordField
          label={t`New password`}
          name="password"
          autoComplete="new-password"
          error={
            short && (
              <Plural
                value={shortestPassword}
                one="Please choose a password of at least # character."
                other="Please choose a password of at least # characters."
              />
            )
          }
          note={
            <Plural
              value={shortestPassword}
              one="At least # character."
              other="At least # characters."
            />
          }
        />
        <Button type="submit" variant="primary" size="l" wide busy={busy}>
          <Trans>Set a password</Trans>
        </Button>
      </form>
      <p className={styles.beside}>
        <a href={another}>
          <Trans>Ask for another link</Trans>
        </a>
      </p>
    </FormPage>
  );
}
