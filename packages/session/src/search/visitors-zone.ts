import type { Zone } from '@foyer/domain';
import { type Atom, atom, type createStore } from 'jotai/vanilla';
import type { Page } from '../page.ts';

/**
 * The zone of the visitor's clock. The front door does not know it: what it draws, and what takes
 * the drawing over, is on UTC.
 */
export function visitorsZone(store: ReturnType<typeof createStore>, page: Page): Atom<Zone> {
  const zone = atom<Zone>('UTC');
  page.afterPaint(() => store.set(zone, page.zone()));
  return zone;
}
