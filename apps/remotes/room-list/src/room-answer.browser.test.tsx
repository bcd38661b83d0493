import '@foyer/ui/tokens.css';
import '@foyer/ui/page.css';
import { aPackage, aRoom } from '@foyer/fixtures';
import { runningVenueSession } from '@foyer/fixtures/running';
import { FormatsContext } from '@foyer/i18n';
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { messages } from 'foyer:words/all/en';
import { RoomList } from './room-list.tsx';

/** The list over the session as it runs: what the server answers passes through the rules. */
async function open(given: Parameters<typeof runningVenueSession>[0]) {
  const { session } = runningVenueSession({
    // Monday 8 June 2026, 09:00 to 17:00 in Helsinki.
    search: 'type=room&datetime=1780898400&end-datetime=1780927200&delegates=12',
    ...given,
  });
  const i18n = setupI18n({ locale: 'en', messages: { en: messages } });
  await render(
    <I18nProvider i18n={i18n}>
      <FormatsContext value={session.formats}>
        <RoomList session={session} />
      </FormatsContext>
    </I18nProvider>,
  );
  return session;
}
const titles = () =>
  page
    .getByRole('article')
    .elements()
    .map((card) => card.querySelector('h3')?.textContent);

const { rates } = aRoom();
const room = (title: string, over: Parameters<typeof aRoom>[0] = {}) =>
  aRoom({ id: title.toLowerCase(), title, ...over });

test(
  'rooms go by booked at once, price and size; taken ones, too small ones, those without the ' +
    'seating and those let with a package alone are left out, with every change anew (ROOM-027, ' +
    'ROOM-028, ROOM-030, ROOM-031, ROOM-032, ROOM-034, ROOM-041)',
  async () => {
    const session = await open({
      rooms: [
        room('Asked', { instantBookable: false, rates: { ...rates, fullDay: 100 } }),
        room('Dear'),
        room('Large', { max: 90, rates: { ...rates, fullDay: 40_000 } }),
        room('Cheap', { rates: { ...rates, fullDay: 40_000 } }),
        room('Taken', { available: false }),
        room('Small', { max: 11 }),
        room('Packaged', { webBookable: false }),
        room('Unseated', { layouts: [], rates: { ...rates, fullDay: 90_000 } }),
      ],
    });
    await expect.poll(titles).toEqual(['Cheap', 'Large', 'Dear', 'Unseated', 'Asked']);
    session.actions.changeLayout(400);
    await expect.poll(titles).toEqual(['Cheap', 'Large', 'Dear', 'Asked']);
    session.actions.changeDelegates('24');
    await expect.poll(() => session.query.get().delegates).toBe(24);
    session.actions.changeDelegates('71');
    session.actions.changeLayout('_none');
    await expect.poll(titles).toEqual(['Large']);
  },
);

test('a code that lowers a room leaves it alone in the list, with the price before (FORM-063, FORM-065)', async () => {
  await open({
    rooms: [
      room('Usual'),
      room('Lowered', { rates: { ...rates, fullDay: 50_000, category: 'disc_price' } }),
    ],
    search:
      'type=room&datetime=1780898400&end-datetime=1780927200&delegates=12&discount_code=SPRING',
  });
  await expect.poll(titles).toEqual(['Lowered']);
  await expect
    .element(page.getByRole('article'))
    .toMatchTextContent(/Before: €652\.60.*Now: €500\.00/);
});

test(
  'the card shows what the answer says of a room: pictures, view, description, bounds, measures, ' +
    'equipment, and the seats of each layout, also where there are fewer (ROOM-029, ROOM-036, ' +
    'ROOM-037, ROOM-038, ROOM-039, ROOM-043)',
  async () => {
    await open({ rooms: [aRoom()] });
    const card = page.getByRole('article', { name: 'Harbour Room' });
    await expect.element(card.getByText('2–70 people')).toBeVisible();
    await expect.element(card.getByText('86 m²')).toBeVisible();
    await expect
      .element(card.getByRole('img').first())
      .toHaveAttribute('alt', aRoom().pictures[0]?.alt);
    await expect.element(card.getByRole('button', { name: /360/ })).toBeVisible();
    await card.getByRole('button', { name: 'Show details' }).click();
    for (const words of [/Finnish oak/, /^7\.4 m$/, /^11\.6 m$/, /^3\.4 m$/, /^Flip chart$/])
      await expect.element(card.getByText(words).first()).toBeVisible();
    await expect
      .element(card.getByRole('radio', { name: /^Classroom up to 36.*capacity reduced/ }))
      .toBeVisible();
    await expect.element(card.getByRole('radio', { name: /^Theat.* up to 70/ })).toBeVisible();
    await expect.element(card.getByRole('radio', { name: /^Island/ })).not.toBeInTheDocument();
    await card.getByRole('radio', { name: 'With a fee' }).click({ force: true });
    await expect.element(card.getByText('Technician, €75.00 an hour')).toBeVisible();
  },
);

test('where packages are looked for, rooms that carry one that fits are listed (ROOM-039)', async () => {
  const session = await open({
    rooms: [room('Packaged', { webBookable: false }), room('Bare')],
    packages: [aPackage({ roomIds: ['packaged'] })],
  });
  await expect.poll(titles).toEqual(['Bare', 'Packaged']);
  session.actions.changeRates('roomRental');
  await expect.poll(titles).toEqual(['Bare']);
});
