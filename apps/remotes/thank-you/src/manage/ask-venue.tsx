import { FormOf, problemWords } from '@foyer/booking-ui';
import type { CallProblem, ConfirmationSession } from '@foyer/session';
import { Button, Disclosure, iconAlert, iconCheck, Notice, TextArea } from '@foyer/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { acts, sentNames } from '../act/sent-names.ts';
import styles from './acts.module.css';

type Asked = 'no' | 'sending' | 'sent' | { problem: CallProblem } | 'empty';

/** A question to the venue, which it gets by mail (D-19, D-21). */
export function AskVenue({
  session,
  isOffer,
}: {
  session: ConfirmationSession;
  /** About its offer one question can be asked. */
  isOffer: boolean;
}) {
  const { t, i18n } = useLingui();
  const wasSent = session.sent?.get(sentNames.act) === acts.ask;
  const [text, setText] = useState(session.sent?.get(sentNames.question) ?? '');
  const [asked, setAsked] = useState<Asked>(
    wasSent ? (text.trim() === '' ? 'empty' : 'sent') : 'no',
  );
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (asked === 'sending') return;
    if (text.trim() === '') return setAsked('empty');
    setAsked('sending');
    const problem = await session.actions.askVenue(text.trim());
    if (problem === null) setText('');
    setAsked(problem === null ? 'sent' : { problem });
  };
  if (asked === 'sent')
    return (
      <Notice
        tone="success"
        icon={iconCheck}
        role="status"
        title={<Trans>Your question is sent.</Trans>}
      >
        <Trans>The venue answers by mail.</Trans>
      </Notice>
    );
  const words = isOffer ? <Trans>Ask one question back</Trans> : <Trans>Ask the venue</Trans>;
  return (
    <Disclosure summaryClosed={words} summaryOpen={words} open={wasSent || undefined}>
      <form className={styles.act} method="post" noValidate onSubmit={(event) => void send(event)}>
        <FormOf remote="thank-you" session={session} />
        <input type="hidden" name={sentNames.act} value={acts.ask} />
        <TextArea
          label={t`Your question`}
          name={sentNames.question}
          rows={3}
          maxLength={2000}
          required
          value={text}
          error={
            asked === 'empty' && text.trim() === '' ? (
              <Trans>Please write your question.</Trans>
            ) : undefined
          }
          announce
          note={isOffer ? <Trans>The venue answers with another offer.</Trans> : undefined}
          onChange={(event) => setText(event.target.value)}
        />
        {typeof asked === 'object' && (
          <Notice
            tone="danger"
            icon={iconAlert}
            role="alert"
            title={i18n._(problemWords(asked.problem))}
          />
        )}
        <div>
          <Button type="submit" busy={asked === 'sending'}>
            <Trans>Send the question</Trans>
          </Button>
        </div>
      </form>
    </Disclosure>
  );
}
