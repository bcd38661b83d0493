import type { DaysSession } from '@foyer/session';
import type { PageRemotes } from '../slot/page-remotes.ts';
import DaysInPlace from './days-in-place.tsx';

/** A loaded builder: its view, its session, and the page's remotes including its own. */
export type Builder = { View: typeof DaysInPlace; days: DaysSession; remotes: PageRemotes };

/** The boot data does not include the builder's remote. */
export async function openBuilder(
  openDays: () => Promise<DaysSession>,
  remotes: PageRemotes,
): Promise<Builder> {
  const [days, own] = await Promise.all([openDays(), remotes.further()]);
  return {
    View: DaysInPlace,
    days,
    remotes: { ...remotes, load: (id) => (id === 'multi-day' ? own : remotes).load(id) },
  };
}
