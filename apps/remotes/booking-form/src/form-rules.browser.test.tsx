import '@foyer/ui/tokens.css';
import '@foyer/ui/page.css';
import { aPackage, aRoom } from '@foyer/fixtures';
import { runningVenueSession } from '@foyer/fixtures/running';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showForm } from './testing/show.tsx';

/** The form over the session as it runs: what is typed or chosen passes through the rules. */
async function open(given: Parameters<typeof runningVenueSession>[0] = {}) {
  const running = runningVenueSession(given);
  await showForm(running.session);
  return {
    ...running,
    asked: (id: string) => running.calls.filter((call) => call.id === id).length,
  };
}

/** Monday 8 June 2026, 09:00 to 17:00 in Helsinki. */
const monday = 'type=room&datetime=1780898400&end-datetime=1780927200&delegates=12';

const field = (name: string) => page.getByLabelText(name, { exact: true });
const shown = (name: string) => {
  const select = field(name).element();
  if (!(select instanceof HTMLSelectElement)) throw new Error(`${name} is no list`);
  return { value: select.selectedOptions[0]?.text, texts: [...select.options].map((o) => o.text) };
};
const expectShown = (values: Readonly<Record<string, string>>) =>
  expect
    .poll(() =>
      Object.fromEntries(Object.keys(values).map((name) => [name, shown(name).value ?? ''])),
    )
    .toEqual(values);

/** By the keyboard: the letters of an option select it in a focused list. */
async function type(name: string, letters: string) {
  field(name).element().focus();
  await userEvent.keyboard(letters);
}

test(
  'times and length that are typed move each other: a later start pushes the end, and the length ' +
    'has its minutes (FORM-042, FORM-044, FORM-045, FORM-061)',
  async () => {
    await open({ search: monday });
    await expectShown({ 'Start time': '09:00', 'End time': '17:00', 'Meeting length': '8 hours' });
    await type('Start time', '16:30');
    await expectShown({ 'Start time': '16:30', 'End time': '18:30', 'Meeting length': '2 hours' });
    await expect.poll(() => shown('End time').texts.slice(0, 2)).toEqual(['18:30', '18:45']);
    await type('End time', '19:15');
    await expectShown({ 'End time': '19:15', 'Meeting length': '2 h 45 min' });
    await type('Meeting length', '4');
    await expectShown({ 'Start time': '16:30', 'End time': '20:30', 'Meeting length': '4 hours' });
  },
);

test('a night ends after 24 hours and two days after 36 (FORM-028)', async () => {
  const { session } = await open({ search: monday });
  await type('Meeting length', 'Overnight');
  await expect.poll(() => session.query.get().end).toBe('2026-06-09T09:00');
  await field('Meeting length').selectOptions('Two days');
  await expectShown({ 'End time': '21:00', 'Meeting length': 'Two days' });
  expect(session.query.get().end).toBe('2026-06-09T21:00');
});

test('today’s first start is the next full hour (FORM-040)', async () => {
  // 18 May 2026, 15:01 in Helsinki.
  const today = 'type=room&datetime=1779091200&end-datetime=1779116400&delegates=12';
  await open({ search: today });
  await expectShown({ 'Start time': '16:00' });
  await expect.poll(() => shown('Start time').texts.slice(0, 2)).toEqual(['16:00', '16:15']);
});

test(
  'attendees that are typed are judged by the rule: what is refused stays in the field with a ' +
    'sentence, and the number before counts (FORM-019, FORM-050, A-057)',
  async () => {
    const { session, search } = await open({ search: monday });
    for (const [typed, shownAfter, counted] of [
      ['24', '24', 24],
      ['-4', '-4', 24],
      ['2.5', '2.5', 24],
      ['many', 'many', 24],
      ['0', '1', 1],
      ['', '1', 1],
    ] as const) {
      await field('Attendees').clear();
      if (typed !== '') await userEvent.type(field('Attendees'), typed);
      await expect.element(field('Attendees')).toHaveValue(typed);
      await userEvent.tab();
      await expect.poll(() => session.query.get().delegates).toBe(counted);
      await expect.element(field('Attendees')).toHaveValue(shownAfter);
      expect(field('Attendees').element().getAttribute('aria-invalid')).toBe(
        shownAfter === typed && typed !== '24' ? 'true' : null,
      );
    }
    expect(search().get('delegates')).toBe('1');
  },
);

test('nothing is booked while the number of attendees is refused', async () => {
  const { session } = await open({ search: monday, rooms: [aRoom()] });
  await expect.poll(() => session.offers.get().loading).toBe(false);
  session.actions.selectRoom(aRoom().id);
  const button = page.getByRole('button', { name: 'Continue' });
  await expect.element(button).toBeEnabled();
  await field('Attendees').clear();
  await userEvent.type(field('Attendees'), '7.5');
  await expect
    .element(button)
    .toHaveAccessibleDescription('Please correct the number of attendees.');
  session.actions.book();
  expect(session.booking.get()).toEqual({ kind: 'idle' });
});

test(
  'without an address it begins next Monday, eight hours, for ten, and on packages; each change ' +
    'asks for offers and lead times anew (FORM-018, FORM-023, FORM-037, FORM-038, FORM-039, FORM-049)',
  async () => {
    const { session, asked } = await open({ packages: [aPackage()] });
    await expectShown({ 'Start time': '09:00', 'End time': '17:00', 'Meeting length': '8 hours' });
    await expect
      .element(page.getByRole('button', { name: 'Start date: Mon 25 May 2026' }))
      .toBeVisible();
    await expect.element(field('Attendees')).toHaveValue('10');
    await expect.element(page.getByRole('radio', { name: 'Package' })).toBeChecked();
    await expect.poll(() => session.offers.get().loading).toBe(false);
    expect([asked('loadAvailability'), asked('checkLeadTimes')]).toEqual([1, 1]);
    await type('Start time', '10:00');
    await expect.poll(() => [asked('loadAvailability'), asked('checkLeadTimes')]).toEqual([2, 2]);
    await userEvent.click(page.getByText('Room', { exact: true }));
    await expect.element(page.getByRole('radio', { name: 'Room' })).toBeChecked();
    await expect.poll(() => session.offers.get().loading).toBe(false);
  },
);

test(
  'a package of the property system takes a day, several days of it 8 hours each, and rooms begin ' +
    'with their hours again (FORM-029, FORM-032)',
  async () => {
    const { session } = await open({
      packages: [aPackage()],
      search: monday,
      site: { checkout: 'property', offerCards: 'plan' },
    });
    await userEvent.click(page.getByText('Package', { exact: true }));
    await expectShown({ 'Meeting length': 'One day' });
    await expect.poll(() => shown('Meeting length').texts).toEqual(['One day', 'Several days']);
    await userEvent.click(page.getByText('Room', { exact: true }));
    await expectShown({ 'Meeting length': '8 hours' });
    await userEvent.click(page.getByText('Package', { exact: true }));
    await type('Meeting length', 'Several');
    await expectShown({ 'Start time': '09:00', 'End time': '17:00' });
    expect(session.query.get().end).toBe('2026-06-09T17:00');
  },
);

test('the older words of an address are understood (FORM-036)', async () => {
  await open({ search: 'type=room&datetime=1780898400&meeting-length=Two%20Days' });
  await expectShown({ 'Meeting length': 'Two days' });
});

test(
  'what the address names stands in the fields: code and seating, and the chosen room keeps its ' +
    'price (FORM-020, FORM-021, FORM-022)',
  async () => {
    const { session } = await open({
      rooms: [aRoom({ rates: { ...aRoom().rates, fullDay: 50_000, category: 'disc_price' } })],
      search: `${monday}&discount_code=SPRING&layout=400`,
    });
    await expect.element(page.getByRole('textbox', { name: /code/i })).toHaveValue('SPRING');
    await expectShown({ Seating: 'Boardroom' });
    await expect.poll(() => session.offers.get().loading).toBe(false);
    session.actions.selectRoom('harbour-room');
    await expect.element(page.getByText('€500.00')).toBeVisible();
  },
);

test(
  'an office’s times step by a quarter of an hour and its lengths go from 2 to 10 hours; a room that ' +
    'is too small for the attendees typed says so and cannot be booked (REGUS-002, REGUS-003, REGUS-004)',
  async () => {
    const { calls } = await open({
      search: monday,
      site: { checkout: 'office' },
      venue: { office: { centreId: 'HEL-QUAY' }, hasPackages: false },
    });
    await expect.element(field('Room')).toBeVisible();
    await expect
      .poll(() => shown('Start time').texts.slice(0, 5))
      .toEqual(['07:00', '07:15', '07:30', '07:45', '08:00']);
    expect(shown('Meeting length').texts).toEqual(
      [2, 3, 4, 5, 6, 7, 8, 9, 10].map((hours) => `${hours} hours`),
    );
    await expect.poll(() => shown('Room').texts.length).toBe(2);
    await field('Room').selectOptions('harbour-room');
    await field('Attendees').clear();
    await userEvent.type(field('Attendees'), '71');
    await userEvent.tab();
    await expect.element(page.getByText(/attendees \(71\) exceed/).first()).toBeVisible();
    await page.getByRole('button', { name: 'Continue' }).click({ force: true });
    expect(calls.map(({ id }) => id)).not.toContain('searchOffice');
  },
);

test(
  'an office is for one day: a night in the address becomes the usual hours, and is said to be too ' +
    'long (REGUS-003, D-18)',
  async () => {
    const { session } = await open({
      search: 'type=room&datetime=1780898400&meeting-length=overnight',
      site: { checkout: 'office' },
      venue: { office: { centreId: 'HEL-QUAY' }, hasPackages: false },
    });
    await expectShown({ 'Meeting length': '8 hours' });
    expect(shown('Meeting length').texts).not.toContain('Overnight');
    await expect.element(page.getByText(/One booking cannot be that long/)).toBeVisible();
    expect(session.query.get()).toMatchObject({
      start: '2026-06-08T09:00',
      end: '2026-06-08T17:00',
    });
  },
);

test(
  'what a room was found by goes into the cart, with its number of people and what its layouts ' +
    'seat (ROOM-037, ROOM-040)',
  async () => {
    const { calls, session } = await open({ search: monday, answers: { createCart2: 'cart-1' } });
    await expect.poll(() => session.offers.get().loading).toBe(false);
    session.actions.selectRoom('harbour-room');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect
      .poll(() => calls.find(({ id }) => id === 'createCart2')?.input)
      .toMatchObject({
        body: {
          availability_id: 'av-harbour-room',
          delegates: 12,
          applicable_layouts: expect.arrayContaining([
            { name: 'classroom', code: 402, value: 36, originalValue: 40 },
          ]),
        },
      });
  },
);

test('what a package was found by goes into the cart (PACK-027)', async () => {
  const { calls, session } = await open({
    packages: [aPackage()],
    search: monday.replace('room', 'package'),
    answers: { createCart2: 'cart-1' },
  });
  await expect.poll(() => session.offers.get().loading).toBe(false);
  session.actions.selectPackage('harbour-day');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect
    .poll(() => calls.find(({ id }) => id === 'createCart2')?.input)
    .toMatchObject({
      body: {
        availability_id: 'av-harbour-day',
        events: [{ package: { id: 'harbour-day', rate_code: 'DDR' } }],
      },
    });
});
