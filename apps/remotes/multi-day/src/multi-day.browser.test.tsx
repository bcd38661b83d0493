import '@foyer/ui/tokens.css';
import '@foyer/ui/page.css';
import { mostDays } from '@foyer/domain';
import { type DaysStates, fakeBaseSession, harbourRoom } from '@foyer/fixtures';
import { describe, expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { called, show } from './testing/show.tsx';

const chosen = { choice: harbourRoom };
const tab = (name: RegExp) => page.getByRole('tab', { name });
const plan = page.getByRole('region', { name: 'Your days' });
/** The text of the latest notice. */
const said = () => page.getByRole('alert').last().element().textContent?.replaceAll('\u00a0', ' ');
const proceed = plan.getByRole('button', { name: 'Continue' });

describe('the tabs', () => {
  it('are one for each day, with its date and a tick once it is chosen (MULTI-001, MULTI-013, VENUE-017, B-067)', async () => {
    await show();
    expect(page.getByRole('tablist', { name: 'Days' }).getByRole('tab').elements()).toHaveLength(2);
    await expect
      .element(tab(/^Day #1\s?chosen\s?Tue 9 Jun 2026$/))
      .toHaveAttribute('aria-selected', 'false');
    await expect
      .element(tab(/^Day #2\s?Wed 10 Jun 2026$/))
      .toHaveAttribute('aria-selected', 'true');
    await expect.element(page.getByRole('tabpanel')).toHaveAttribute('id', 'foyer-day');
    await expect.element(tab(/Day #2/)).toHaveAttribute('aria-controls', 'foyer-day');
  });

  it('are left and right of each other, around the ends, and only the open one is in the way of Tab', async () => {
    const session = await show({ days: [{}, {}, {}], shown: 3 });
    tab(/Day #3/)
      .element()
      .focus();
    for (const key of ['{ArrowRight}', '{ArrowLeft}', '{Home}', '{End}'])
      await userEvent.keyboard(key);
    expect(called(session, 'showDay')).toEqual([[1], [2], [1], [3]]);
    expect(
      page
        .getByRole('tab')
        .elements()
        .map((element) => element.tabIndex),
    ).toEqual([-1, -1, 0]);
  });

  it('are right and left of each other where one reads from the right', async () => {
    const session = await show({ days: [{}, {}, {}], shown: 2, base: { direction: 'rtl' } });
    tab(/Day #2/)
      .element()
      .focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(called(session, 'showDay')).toEqual([[1]]);
  });

  it('end with one that adds a day; the new one has the focus (MULTI-002)', async () => {
    const session = await show();
    await page.getByRole('button', { name: 'Add a day' }).click();
    expect(called(session, 'addDay')).toHaveLength(1);
    await expect.element(tab(/Day #2/)).toHaveFocus();
  });

  it('have ways back to one day: the venue’s name and a link (MULTI-001)', async () => {
    const session = await show();
    await page
      .getByRole('navigation', { name: 'Breadcrumb' })
      .getByRole('button', { name: 'Grand Harbour Hotel' })
      .click();
    await page.getByRole('button', { name: 'Meet on one day instead' }).click();
    expect(session.calls.map(({ action }) => action)).toEqual(['leave', 'leave']);
  });

  it('say how many days one booking takes, and take no more (MULTI-002, API-025)', async () => {
    const session = await show({
      days: Array.from({ length: mostDays }, () => chosen),
      allSet: true,
    });
    const add = page.getByRole('button', { name: 'Add a day', includeHidden: true });
    await expect.element(add).toHaveAttribute('aria-disabled', 'true');
    await expect
      .element(add)
      .toHaveAccessibleDescription('One booking takes 31 days. For more, please ask the venue.');
    await expect
      .element(page.getByRole('dialog').getByRole('button', { name: 'Continue' }))
      .toBeVisible();
    await expect
      .element(page.getByRole('button', { name: 'Add another day' }))
      .not.toBeInTheDocument();
    session.set({ days: [chosen, chosen] });
    await expect.element(add).not.toHaveAttribute('aria-disabled');
    await expect.element(page.getByText(/One booking takes/)).not.toBeInTheDocument();
  });

  it('keep their places when a tick comes', async () => {
    const session = await show({ days: [{}, {}] });
    const place = () =>
      page
        .getByRole('tab')
        .elements()
        .map((element) => element.getBoundingClientRect().toJSON());
    const before = place();
    session.set({ days: [chosen, {}] });
    await expect.element(tab(/Day #1\s?chosen/)).toBeVisible();
    expect(place()).toEqual(before);
  });
});

describe('a day', () => {
  it('has a date, half hours to begin and to end, and attendees (MULTI-004, B-028)', async () => {
    const session = await show({ days: [{}] });
    const start = page.getByRole('combobox', { name: 'Start time' });
    expect(
      start
        .getByRole('option')
        .elements()
        .map((option) => option.textContent),
    ).toHaveLength(48);
    await start.selectOptions('10:30');
    await page.getByRole('combobox', { name: 'End time' }).selectOptions('23:30');
    await page.getByRole('button', { name: 'One attendee more' }).click();
    expect(session.calls.map(({ action, args }) => [action, ...args])).toEqual([
      ['changeStart', '10:30'],
      ['changeEnd', '23:30'],
      ['changeDelegates', '25'],
    ]);
    await expect.element(page.getByRole('button', { name: 'Date: Tue 9 Jun 2026' })).toBeVisible();
  });

  it('is picked in a month', async () => {
    const session = await show({ days: [{}] });
    await page.getByRole('button', { name: /^Date/ }).click();
    await page.getByRole('button', { name: 'Friday 12 June 2026' }).click();
    expect(called(session, 'changeDate')).toEqual([['2026-06-12']]);
  });

  it('can be removed only where there is another (MULTI-003)', async () => {
    const session = await show();
    await page.getByRole('button', { name: 'Remove day' }).click();
    expect(called(session, 'removeDay')).toEqual([[2]]);
    await expect.element(tab(/Day #2/)).toHaveFocus();
    session.set({ days: [{}] });
    await expect.element(page.getByRole('button', { name: 'Remove day' })).not.toBeInTheDocument();
  });

  it.each([
    [
      { kind: 'closed-day' },
      'Venue closed The venue does not open on this weekday (Wednesday). Please choose another day.',
    ],
    [
      { kind: 'closed-date' },
      'Venue closed The venue takes no bookings on this date. Please choose another.',
    ],
    [
      { kind: 'outside-hours', hours: { day: 3, start: '07:00', end: '22:00', closed: false } },
      'Venue closed This day lies outside the venue’s hours. Opening hours, Wednesday: 07:00–22:00',
    ],
    [{ kind: 'past' }, 'This start is over. Please choose a later one.'],
    [
      { kind: 'too-far-ahead', lastDate: '2026-06-30' },
      'Last day for bookings: Tue 30 Jun 2026. Please choose an earlier date.',
    ],
    [
      { kind: 'open', hours: { day: 3, start: '07:00', end: '22:00', closed: false } },
      'Opening hours, Wednesday: 07:00–22:00',
    ],
  ] as const)(
    'says whether the venue takes it: %o (MULTI-009, A-091, AVAIL-033)',
    async (opening, words) => {
      await show({ opening });
      await expect.element(page.getByRole('status').filter({ hasText: words })).toBeVisible();
    },
  );

  it.each([
    [
      { start: '18:00', end: '23:30' },
      { part: 'end', was: '17:00' },
      'End 17:00: not after the start. Your end now: 23:30',
    ],
    [
      { start: '23:00', end: '23:30' },
      { part: 'start', asked: '23:30' },
      'Start 23:30: no time is left to end that day. Your day now: 23:00 to 23:30',
    ],
    [
      { start: '09:00', end: '17:00' },
      { part: 'both', was: { start: '09:15', end: '16:45' } },
      'Each day has half hours and ends on its own date. Before: 09:15 to 16:45. Now: 09:00 to 17:00',
    ],
  ] as const)('at %o says why it is then: %o (MULTI-004, D-18)', async (times, adjusted, words) => {
    const session = await show({ days: [times] });
    await expect.element(page.getByText(words)).not.toBeInTheDocument();
    session.set({ days: [times], adjusted });
    await expect.element(page.getByRole('status').filter({ hasText: words })).toBeVisible();
  });

  it('that the venue does not take offers the nearest times, which one press takes (A-091)', async () => {
    const session = await show({
      opening: { kind: 'closed-day' },
      openTimes: [
        { date: '2026-06-11', start: '09:00', end: '17:00' },
        { date: '2026-06-09', start: '10:00', end: '16:00' },
      ],
    });
    await page.getByRole('button', { name: 'Thu 11 Jun 2026, 09:00–17:00' }).click();
    expect(called(session, 'changeDay')).toEqual([
      [{ date: '2026-06-11', start: '09:00', end: '17:00' }],
    ]);
  });

  it('of a venue that never opens says so', async () => {
    await show({ opening: { kind: 'closed-day' }, neverOpens: true });
    await expect
      .element(page.getByRole('status').filter({ hasText: 'open on no day' }))
      .toBeVisible();
  });

  it('says where a group can ask that is too large for the site (FORM-053, A-007)', async () => {
    await show({
      delegatesError: { limit: 60, registrationUrl: 'https://partner.example/groups' },
    });
    await expect
      .element(page.getByRole('link', { name: 'Register your event' }))
      .toHaveAttribute('href', 'https://partner.example/groups');
  });

  it('says that a group is too large for the site, and keeps a time that is over by now', async () => {
    await show({
      days: [{ start: '09:10' }],
      delegatesError: { limit: 25, registrationUrl: null },
    });
    await expect.element(page.getByText('At most 25 people can be booked here.')).toBeVisible();
    await expect.element(page.getByRole('combobox', { name: 'Start time' })).toHaveValue('09:10');
  });

  it('shows its rooms or its packages, and how many of each suit (MULTI-011, MULTI-012)', async () => {
    const session = await show();
    await expect.element(page.getByRole('radio', { name: 'Rooms (10)' })).toBeChecked();
    await page.getByText('Packages (4)').click();
    expect(called(session, 'changeKind')).toEqual([['package']]);
  });
});

describe('the plan', () => {
  it('sums up each day, and takes a choice back (MULTI-005, MULTI-018, A-095)', async () => {
    const session = await show({
      days: [{ choice: harbourRoom, start: '08:30', delegates: 40 }, {}],
    });
    const [first, second] = plan.getByRole('listitem').elements();
    expect(first?.textContent).toBe(
      'Day #1Tue 9 Jun 2026, 08:30–17:00, 40 peopleHarbour Room€652.60',
    );
    expect(second?.textContent).toContain('Nothing chosen yet');
    await expect.element(plan.getByText('Total so far')).toBeVisible();
    await plan.getByRole('button', { name: 'Discard the choice of day 1' }).click();
    expect(called(session, 'discard')).toEqual([[1]]);
    await plan.getByRole('button', { name: 'Day #2' }).click();
    expect(called(session, 'showDay')).toEqual([[2]]);
    session.set({ days: [chosen, chosen] });
    await expect.element(plan.getByText('Total incl. VAT')).toBeVisible();
    await expect.element(plan.getByText('€1,305.20')).toBeVisible();
  });

  it('says aloud what was chosen, and that nothing is any more', async () => {
    const session = await show({ days: [{}, {}] });
    session.set({ days: [{}, chosen] });
    await expect.element(page.getByText('Day #2, chosen: Harbour Room')).toBeInTheDocument();
    session.set({ days: [{}, {}] });
    await expect.element(page.getByText('Day #2: nothing is chosen any more.')).toBeInTheDocument();
    // The plan itself says more about choices that are gone.
    session.set({ days: [{}, chosen] });
    await expect.element(page.getByText('Day #2, chosen: Harbour Room')).toBeInTheDocument();
    session.set({ days: [{}, {}], kept: new Map([[2, 'gone']]) });
    await expect
      .element(plan.getByText('What you had chosen is no longer free. Please choose again.'))
      .toBeVisible();
    await expect
      .element(page.getByText('Day #2: nothing is chosen any more.'))
      .not.toBeInTheDocument();
  });

  it('waits with Continue, which says why, and pressed opens the first open day (MULTI-006, MULTI-019, MULTI-020, ERR-021)', async () => {
    const session = await show();
    await expect.element(proceed).toHaveAttribute('aria-disabled', 'true');
    await expect
      .element(proceed)
      .toHaveAccessibleDescription(
        '(Select the room and/or package for all the days before continuing)',
      );
    proceed.element().focus();
    await userEvent.keyboard('{Enter}');
    expect(called(session, 'proceed')).toEqual([]);
    expect(called(session, 'showDay')).toEqual([[2]]);
    await expect.element(page.getByRole('tab', { selected: true })).toHaveFocus();
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('(Select the room and/or package for all the days before continuing)');
    session.set({ days: [chosen, chosen] });
    await expect.element(proceed).not.toHaveAttribute('aria-disabled');
    await proceed.click();
    expect(called(session, 'proceed')).toHaveLength(1);
  });

  it('shows the price of what the venue is only asked for', async () => {
    await show({
      days: [
        {
          choice: {
            ...harbourRoom,
            outcome: { kind: 'request', total: { minor: 65_260, currency: 'EUR' } },
          },
        },
      ],
    });
    await expect.element(plan.getByRole('listitem')).toMatchTextContent(/€652\.60\s*on request/);
  });

  it('says at the bottom of the screen which day is missing, while its own button is out of view', async () => {
    const session = await show({ days: [chosen, {}] });
    const dock = page.getByRole('region', { name: 'Your days' }).last();
    document.body.style.paddingBlockStart = '3000px';
    onTestFinished(() => void (document.body.style.paddingBlockStart = ''));
    await expect.element(dock.getByText('1 of 2 days')).toBeInTheDocument();
    await expect.element(dock.getByText('Choose for day #2')).toBeInTheDocument();
    session.set({ days: [chosen, chosen] });
    await expect.element(dock.getByText('2 of 2 days')).toBeInTheDocument();
  });

  it('continues with a day that only the venue can price (B-091)', async () => {
    await show({
      days: [{ choice: { ...harbourRoom, outcome: { kind: 'enquiry', reason: 'no-price' } } }],
    });
    await expect.element(plan.getByText('Enquiry: the venue names the price')).toBeVisible();
    await expect.element(proceed).not.toHaveAttribute('aria-disabled');
  });

  it('asks how to go on once all are chosen (MULTI-007, A-094)', async () => {
    const session = await show({ days: [chosen, chosen], allSet: true });
    const dialog = page.getByRole('dialog', { name: 'All days are set.' });
    await expect.element(dialog.getByText('Total incl. VAT€1,305.20')).toBeVisible();
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await dialog.getByRole('button', { name: 'Add another day' }).click();
    await userEvent.keyboard('{Escape}');
    expect(session.calls.map(({ action }) => action)).toEqual(['proceed', 'addDay', 'closeAllSet']);
  });

  it('says of a kept choice that it is looked up, and of one that is gone (D-9)', async () => {
    const session = await show({ days: [{}, {}], kept: new Map([[1, 'asked-after']]) });
    await expect.element(plan.getByText('Your choice is being looked up')).toBeInTheDocument();
    session.set({ days: [{}, {}], kept: new Map([[1, 'gone']]) });
    await expect
      .element(plan.getByText('What you had chosen is no longer free. Please choose again.'))
      .toBeVisible();
  });

  it('says what is in the way of the checkout, and tries again (D-3)', async () => {
    const session = await show({
      days: [chosen],
      booking: { kind: 'failed', problem: { kind: 'unreachable' }, day: null },
    });
    await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
    expect(called(session, 'proceed')).toHaveLength(1);
  });

  it.each([
    [
      'room_taken',
      'Day #2, Harbour Room: somebody else has just booked this. Please choose something else for this day.',
      'Tag #2, Harbour Room: gerade von jemand anderem gebucht. Bitte wählen Sie etwas anderes für diesen Tag.',
    ],
    [
      'price_changed',
      'Day #2, Harbour Room: the price is now €700.00. Please look at your days again before you continue.',
      'Tag #2, Harbour Room: Der Preis ist jetzt 700,00 €. Bitte sehen Sie sich Ihre Tage noch einmal an, bevor Sie fortfahren.',
    ],
    [
      'not_bookable',
      'Day #2, Harbour Room: not available for this time and number of people. Please choose something else, or change the day.',
      'Tag #2, Harbour Room: für diese Zeit und Personenzahl nicht zu haben. ' +
        'Bitte wählen Sie etwas anderes, oder ändern Sie den Tag.',
    ],
    [
      'venue_closed',
      'Day #2: the venue takes no meeting at this time. Please choose another date or time for this day.',
      'Tag #2: Zu dieser Zeit nimmt das Haus keine Veranstaltung an. Bitte wählen Sie für ' +
        'diesen Tag ein anderes Datum oder eine andere Zeit.',
    ],
    [
      'package_pms_not_mapped',
      'Day #2, Harbour Room: the hotel’s own system does not know this and cannot book it. Please choose something else for this day.',
      'Tag #2, Harbour Room: lässt sich hier nicht buchen, das System des Hotels kennt es ' +
        'nicht. Bitte wählen Sie etwas anderes für diesen Tag.',
    ],
    [
      'invalid_field',
      'Day #2, Harbour Room: no longer offered. Please choose something else for this day.',
      'Tag #2, Harbour Room: wird nicht mehr angeboten. Bitte wählen Sie etwas anderes für diesen Tag.',
    ],
  ] as const)(
    'names the day that was refused, and why: %s (D-3, D-6)',
    async (code, english, german) => {
      const refused: DaysStates = {
        days: [chosen, {}],
        booking: {
          kind: 'failed',
          problem: {
            kind: 'refused',
            problem: { status: 409, code, message: '', total: { minor: 70_000, currency: 'EUR' } },
          },
          day: { number: 2, title: 'Harbour Room' },
        },
      };
      await show(refused);
      await expect.poll(said).toContain(english);
      await show({ ...refused, base: fakeBaseSession({ language: 'de' }) });
      await expect.poll(said).toContain(german);
    },
  );

  it.each([
    [
      'temp_pms_order_error_conflict',
      'A room of your days has just been taken. The days that have lost theirs are marked; please choose again for them.',
    ],
    [
      'price_changed',
      'A price has changed while this page was open. Your days now show today’s prices.',
    ],
    [
      'temp_pms_order_error',
      'The hotel’s own system has refused the booking. Please try again, or ask the venue.',
    ],
    [
      'provider_malformed',
      'The hotel’s own system gave an answer that cannot be used. Please try again in a moment, or ask the venue.',
    ],
    [
      'provider_unavailable',
      'The venue’s own system does not answer just now. Please try again in a moment.',
    ],
  ] as const)('says why where no day is named: %s (D-3)', async (code, words) => {
    await show({
      days: [chosen],
      booking: {
        kind: 'failed',
        problem: { kind: 'refused', problem: { status: 409, code, message: '' } },
        day: null,
      },
    });
    await expect.poll(said).toContain(words);
  });

  it('lets the visitor decide on another price (D-6)', async () => {
    const session = await show({
      days: [chosen],
      booking: {
        kind: 'price-changed',
        before: { minor: 65_260, currency: 'EUR' },
        now: { minor: 70_000, currency: 'EUR' },
      },
    });
    await expect
      .element(page.getByText('The price has changed from €652.60 to €700.00.'))
      .toBeVisible();
    await page.getByRole('button', { name: 'Book for €700.00' }).click();
    expect(called(session, 'proceed')).toHaveLength(1);
  });
});

it('speaks German', async () => {
  await show({ base: fakeBaseSession({ language: 'de' }) });
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Mehrere Tage planen' }))
    .toBeVisible();
  await expect
    .element(
      page.getByText(
        '(Wählen Sie für alle Tage einen Raum und/oder eine Pauschale, bevor Sie fortfahren)',
      ),
    )
    .toBeVisible();
});
