import type { Around, Part } from './around.ts';
import { type Meeting, venueAddress } from './meeting.ts';
import { firstInstantOffer } from './visitor.ts';
import { words } from './words.ts';

/** The venue of the property system with a one-day meeting. Each journey has weeks of its own. */
export const operaDay = (meeting: Meeting): string =>
  venueAddress('harbour-opera', meeting, { delegates: '12' });

export const builder = <P>(page: Around<P>): P =>
  page.getByRole('heading', { level: 1, name: 'Plan several days' });
export const dayTab = <P>(page: Around<P>, number: number): P =>
  page.getByRole('tab', { name: new RegExp(`^Day #${number}\\b`) });
export const openDay = <P>(page: Around<P>): P => page.getByRole('tabpanel');
export const plan = <P extends Part<P>>(page: Around<P>): P =>
  page.getByRole('region', { name: 'Your days' }).first();
export const plannedDay = <P extends Part<P>>(page: Around<P>, number: number): P =>
  plan(page)
    .getByRole('listitem')
    .nth(number - 1);
export const proceedWithDays = <P extends Part<P>>(page: Around<P>): P =>
  plan(page).getByRole('button', { name: words.en.proceed });
/** Says that every day has its room. */
export const daysDialog = <P>(page: Around<P>): P =>
  page.getByRole('dialog', { name: 'All days are set.' });

/** Books the open day's first instant room and returns its name. */
export async function bookRoomOfDay(page: Around): Promise<string> {
  const name = await firstInstantOffer(openDay(page));
  await openDay(page)
    .getByRole('button', { name: `Book: ${name}`, exact: true })
    .click();
  return name;
}
