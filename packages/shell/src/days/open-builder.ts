import { createRemoteLoader } from '@foyer/federation';
import type { DaysSession } from '@foyer/session';
import { readBootData } from '../boot/boot-data.ts';
import { fetchRemotes } from '../boot/without-front-door.ts';
import type { PageRemotes } from '../slot/page-remotes.ts';
import DaysInPlace from './days-in-place.tsx';

/** A loaded builder: its view, its session, and the page's remotes including its own. */
export type Builder = { View: typeof DaysInPlace; days: DaysSession; remotes: PageRemotes };

/** The boot data does not include the builder's remote: the manifest names it. */
export async function openBuilder(
  openDays: () => Promise<DaysSession>,
  remotes: PageRemotes,
  siteId: string,
): Promise<Builder> {
  const [days, found] = await Promise.all([openDays(), fetchRemotes(siteId)]);
  const own = createRemoteLoader({
    remotes: found.remotes,
    vendor: readBootData(document)?.vendor ?? found.vendor,
  });
  return {
    View: DaysInPlace,
    days,
    remotes: { ...remotes, load: (id) => (id === 'multi-day' ? own : remotes).load(id) },
  };
}
