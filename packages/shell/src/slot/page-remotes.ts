import type { RemoteLoader } from '@foyer/federation';
import type { Remote } from '@foyer/federation/remote';
import type { BaseSession } from '@foyer/session';
import { flushSync } from 'react-dom';
import { after, atRest } from '../boot/moments.ts';
import { mountRemote, type MountedRemote } from './mounted-remote.ts';

/** The remotes of one page, the `first` ones before the others. */
export type PageRemotes = RemoteLoader & {
  /** At the front door: what stands in a slot until the remote’s drawing is put there. */
  place: ((remote: string, part: string | undefined, session: BaseSession) => string) | null;
  /** The front door drew the page: its slots are filled from the start. */
  drawn: boolean;
  isFirst: (id: string) => boolean;
  /** All `first` remotes are loaded, or failed. */
  firstLoaded: Promise<unknown>;
  /** They have been painted, or the wait was too long. */
  firstPainted: Promise<unknown>;
  /**
   * Mounts the `first` remotes into the slots that the front door drew, before the page is hydrated.
   * Returns whether there were any.
   */
  mountFirst: (page: Element, session: BaseSession) => boolean;
  /** The remotes of views within this page that did not come with it; rejects if unknown. */
  further: () => Promise<RemoteLoader>;
  /** What `mountFirst` mounted under this id, once. */
  takeMounted: (id: string) => MountedRemote | null;
};

type Options = {
  drawn?: boolean;
  further?: PageRemotes['further'];
  painted?: () => Promise<void>;
  patience?: number;
};

/**
 * Loads the `first` remotes early, and hands out the others only after those have been painted:
 * their work would delay the form. After `patience` (ms) all are handed out.
 */
export function pageRemotes(
  loader: RemoteLoader,
  first: readonly string[],
  { drawn = false, further = noFurther, painted = atRest, patience = 3000 }: Options = {},
): PageRemotes {
  const loaded = new Map<string, Remote>();
  const mountedRemote = new Map<string, MountedRemote>();
  const firstLoaded = Promise.allSettled(
    first.map(async (id) => loaded.set(id, await loader.load(id))),
  );
  const firstPainted = Promise.race([firstLoaded.then(painted), after(patience)]);
  return {
    place: null,
    drawn,
    further,
    firstLoaded,
    firstPainted,
    isFirst: (id) => first.includes(id),
    load: async (id) => {
      const remote = await loader.load(id);
      if (!first.includes(id)) await firstPainted;
      return remote;
    },
    mountFirst: (page, session) => {
      for (const [id, remote] of loaded) {
        const box = page.querySelector(`[data-remote="${id}"] > [data-box]`);
        if (box) flushSync(() => mountedRemote.set(id, mountRemote(remote, box, session)));
      }
      return mountedRemote.size > 0;
    },
    takeMounted: (id) => {
      const found = mountedRemote.get(id) ?? null;
      mountedRemote.delete(id);
      return found;
    },
  };
}

const noFurther = (): Promise<never> =>
  Promise.reject(new Error('this page has no further remotes'));
