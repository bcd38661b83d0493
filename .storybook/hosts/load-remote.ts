import type { Remote } from '@foyer/federation/remote';

const remotes = import.meta.glob<Remote>('../../apps/remotes/*/src/remote.tsx', {
  eager: true,
  import: 'default',
});

/** A remote from its sources, by its id. */
export async function loadRemote(id: string): Promise<Remote> {
  const remote = remotes[`../../apps/remotes/${id}/src/remote.tsx`];
  if (remote === undefined) throw new Error(`there is no remote ${id}`);
  return remote;
}
