import { remoteField } from '@foyer/domain';
import { pressMarks, RemoteUnavailable } from '@foyer/federation';
import { Button, Icon, iconAlert, iconMail, iconPhone, iconRetry, LinkButton } from '@foyer/ui';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, startTransition, use, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { PageContext } from './page-context.ts';
import css from './slot.module.css';
import { type SlotState, mountRemote, type MountedRemote } from './mounted-remote.ts';

/**
 * The place of one remote on a page, which the front door fills with its drawing. Where the remote
 * is needed later, its skeleton has the same place until it is mounted; where it cannot be loaded, a
 * message with links does, and the rest of the page works.
 */
export function Slot({
  remote,
  part,
  skeleton,
  name,
}: {
  remote: string;
  part?: string;
  skeleton?: ReactNode;
  name: string;
}) {
  const { remotes, session } = use(PageContext);
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<SlotState>('loading');
  const box = useRef<HTMLDivElement>(null);
  // The element belongs to the remote: React neither fills nor empties it, and accepts existing
  // content. Where nothing was drawn there is none: a page of others may forbid even empty HTML.
  const [othersContent] = useState(() =>
    remotes.drawn || remotes.place
      ? { __html: remotes.place?.(remote, part, session) ?? '' }
      : undefined,
  );

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    let left = false;
    let mountedRemote: MountedRemote | null = remotes.takeMounted(remote);
    const adopt = (next: MountedRemote) => {
      mountedRemote = next;
      if (next.element.parentElement !== element) element.append(next.element);
      setState(next.state());
      next.follow(setState);
    };
    if (mountedRemote) adopt(mountedRemote);
    else {
      remotes.load(remote).then(
        (loaded) => {
          if (left) return;
          const mount = () => adopt(mountRemote(loaded, element, session, part));
          // The `first` remotes are painted with the page itself; the others render in slices that
          // let clicks through.
          if (remotes.isFirst(remote)) flushSync(mount);
          else startTransition(mount);
        },
        (error: unknown) => {
          session.log('remote-missing', {
            remote,
            reason: error instanceof RemoteUnavailable ? error.reason : 'files',
          });
          if (left) return;
          // A form that the front door drew works without its script.
          const form = element.querySelector<HTMLElement>(
            `:scope > [data-${pressMarks.drawn}]:has([name="${remoteField}"])`,
          );
          if (form) form.dataset[pressMarks.unscripted] = '';
          else setState('failed');
        },
      );
    }
    return () => {
      left = true;
      mountedRemote?.unmount();
    };
  }, [remotes, session, remote, part, attempt]);

  const retry = () => {
    setState('loading');
    setAttempt((count) => count + 1);
  };
  return (
    <div className={css.slot} data-remote={remote} data-part={part} data-state={state}>
      {state === 'loading' && skeleton !== undefined && !remotes.drawn && (
        <div className={css.skeleton} aria-hidden="true">
          {skeleton}
        </div>
      )}
      <div
        ref={box}
        className={css.box}
        data-box
        hidden={state === 'failed'}
        dangerouslySetInnerHTML={othersContent}
        suppressHydrationWarning
      />
      {state === 'failed' && <SlotFailed name={name} onRetry={retry} />}
    </div>
  );
}

function SlotFailed({ name, onRetry }: { name: string; onRetry: () => void }) {
  const { t } = useLingui();
  const { contact } = use(PageContext);
  return (
    <div className={css.failed} role="alert">
      <Icon of={iconAlert} />
      <div>
        <p
          className={css.sentence}
        >{t`This part of the page cannot be shown right now: ${name}`}</p>
        <p
          className={css.hint}
        >{t`The rest of this page works. Try again, or reach the venue directly.`}</p>
        <div className={css.ways}>
          <Button variant="quiet" size="s" onClick={onRetry}>
            <Icon of={iconRetry} small />
            {t`Try again`}
          </Button>
          {contact?.phone && (
            <LinkButton variant="text" size="s" href={`tel:${contact.phone.replaceAll(' ', '')}`}>
              <Icon of={iconPhone} small />
              <bdi dir="ltr">{contact.phone}</bdi>
            </LinkButton>
          )}
          {contact?.email && (
            <LinkButton
              variant="text"
              size="s"
              href={`mailto:${contact.email}?subject=${encodeURIComponent(contact.title)}`}
            >
              <Icon of={iconMail} small />
              {t`Send an enquiry by e-mail`}
            </LinkButton>
          )}
        </div>
      </div>
    </div>
  );
}
