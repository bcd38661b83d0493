import { mostPerLine } from '../checkout/checkout-total.ts';
import { mayChooseMenu, type Menu, offeredMenus } from './menus.ts';
import { type MeetingServed, pauseWithin, type ProposedServing } from './proposed-serving.ts';

/** What a property system calls the menus of a pause. */
const ofPause = /coffee/i;

/**
 * What one press adds to a meeting of the property system: its first menu for a pause that has a
 * price and can be had for everybody (OPERA-019, OPERA-021, OPERA-043). The hour of a meal is the
 * visitor's to choose, so that no other menu is proposed; and nothing is chosen beforehand.
 */
export function proposedMenu(
  menus: readonly Menu[],
  { start, end, delegates }: MeetingServed,
  cap: number,
): ProposedServing | null {
  const served = offeredMenus(menus).find(
    ({ id, eventType, price }) =>
      ofPause.test(eventType) && price > 0 && mayChooseMenu(menus, id, cap),
  );
  const time = pauseWithin(start, end);
  return served && time !== null && delegates <= mostPerLine
    ? { id: served.id, amount: delegates, time }
    : null;
}
