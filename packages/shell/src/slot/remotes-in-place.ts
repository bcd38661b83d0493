import type { RemoteLoader } from '@foyer/federation';
import type { HostContext } from '../boot/host-context.ts';
import { type PageRemotes, pageRemotes } from './page-remotes.ts';

/** The remotes of a view within another page, whose boot data does not include them. */
export const remotesInPlace = ({ remotes }: HostContext): PageRemotes =>
  pageRemotes(findingLoader(remotes.further), [], { further: remotes.further });

/**
 * Finds the remotes when one is first wanted, and again where that failed: the slot reports it and
 * offers a retry.
 */
function findingLoader(find: PageRemotes['further']): RemoteLoader {
  let found: Promise<RemoteLoader> | null = null;
  return {
    load: async (id) => {
      found ??= find();
      found.catch(() => (found = null));
      return (await found).load(id);
    },
  };
}
