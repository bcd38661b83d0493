import { createRemoteLoader, type RemoteLoader } from '@foyer/federation';
import type { BaseSession } from '@foyer/session';
import { useEffect, useMemo, useState } from 'react';
import type { HostContext } from '../boot/host-context.ts';
import type { PageValue } from './page-context.ts';
import { pageRemotes } from './page-remotes.ts';

type InPlace = {
  context: HostContext;
  remote: string;
  /** Called once; its session is stopped when the view is unmounted. */
  session: () => BaseSession & { stop: () => void };
  contact: PageValue['contact'];
};

/** What a slot needs for a remote that is not in the page's boot data. */
export function useRemoteInPlace({
  context,
  remote,
  session: create,
  contact,
}: InPlace): PageValue | null {
  const [place, setPlace] = useState<Pick<PageValue, 'session' | 'remotes'> | null>(null);
  useEffect(() => {
    const session = create();
    setPlace({ session, remotes: pageRemotes(findingLoader(context), [remote]) });
    return session.stop;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the session is made of the context
  }, [context, remote]);
  return useMemo(() => place && { ...place, contact }, [place, contact]);
}

/**
 * Fetches the manifest when a remote is first wanted, and again where that failed: the slot reports
 * it and offers a retry.
 */
function findingLoader({ base, boot }: HostContext): RemoteLoader {
  let found: Promise<RemoteLoader> | null = null;
  const find = async (): Promise<RemoteLoader> => {
    const { fetchRemotes } = await import('../boot/without-front-door.ts');
    const { remotes, vendor } = await fetchRemotes(base.site.id);
    return createRemoteLoader({ remotes, vendor: boot?.vendor ?? vendor });
  };
  return {
    load: async (id) => {
      found ??= find();
      found.catch(() => (found = null));
      return (await found).load(id);
    },
  };
}
