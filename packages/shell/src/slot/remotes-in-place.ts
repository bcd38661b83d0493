import { createRemoteLoader, type RemoteLoader } from '@foyer/federation';
import type { HostContext } from '../boot/host-context.ts';
import { type PageRemotes, pageRemotes } from './page-remotes.ts';

/** The remotes of a view within another page, whose boot data does not include them. */
export const remotesInPlace = (context: HostContext): PageRemotes =>
  pageRemotes(findingLoader(context), []);

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
