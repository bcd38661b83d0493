import type { Zone } from '@foyer/domain';
import { type Atom, atom } from 'jotai/vanilla';
import type { Page } from '../page.ts';
import { type Store, whenBegun } from '../readable.ts';

/**
 * The zone of the visitor's clock. The front door does not know it: what it draws, and what takes
 * the drawing over, is on UTC.
 */
export function visitorsZone(store: Store, page: Pick<Page, 'afterPaint' | 'zone'>): Atom<Zone> {
  const zone = atom<Zone>('UTC');
  page.afterPaint(() => whenBegun(() => store.set(zone, page.zone())));
  return zone;
}
