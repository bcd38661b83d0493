import '@foyer/ui/tokens.css';
import '@foyer/ui/page.css';
import {
  aConfirmation,
  anOfferedConfirmation,
  aVisitor,
  fakeReadable,
  type ConfirmationStates,
  euros,
  fakeConfirmationSession,
} from '@foyer/fixtures';
import { FormatsContext } from '@foyer/i18n';
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { messages as german } from 'foyer:words/all/de';
import { messages as english } from 'foyer:words/all/en';
import { ThankYou } from './thank-you.tsx';

async function show(states: ConfirmationStates = {}) {
  const session = fakeConfirmationSession(states);
  const i18n = setupI18n({
    locale: session.language,
    messages: { [session.language]: session.language === 'de' ? german : english },
  });
  await render(
    <I18nProvider i18n={i18n}>
      <FormatsContext value={session.formats}>
        <ThankYou session={session} />
      </FormatsContext>
    </I18nProvider>,
  );
  return session;
}
const enquiry = {
  kind: 'ready',
  calendarLink: '/x.ics',
  confirmation: aConfirmation({ isEnquiry: true }),
} as const;
const steps = () => page.getByRole('region', { name: 'What happens now' }).getByRole('listitem');

test('a booking is congratulated, with its number, its time, a calendar file and three steps (THANKS-003)', async () => {
  await show();
  await expect
    .element(page.getByRole('heading', { name: 'Congratulations, your booking is complete' }))
    .toBeVisible();
  const order = page.getByRole('list', { name: 'Your orders' }).getByRole('listitem');
  await expect
    .element(order)
    .toMatchTextContent(
      /Harbour Room.*Monday 8 June 2026, 09:00–17:00.*12 people.*Order FY-204817.*€652\.60/,
    );
  await expect
    .element(page.getByRole('link', { name: 'Add to calendar' }))
    .toHaveAttribute('href', '/apiv2/orders/o_9b1d4e7c2f5a8d0b3e6f/calendar.ics');
  await expect
    .element(page.getByRole('link', { name: 'Directions' }))
    .toHaveAttribute('href', expect.stringMatching(/\?to=\S+Helsinki$/));
  await expect.element(steps()).toHaveLength(3);
});

test(
  'an enquiry waits for the venue: nothing is booked, information comes by e-mail, and by it one ' +
    'takes it back (THANKS-004, THANKS-005)',
  async () => {
    await show({ confirmation: enquiry });
    await expect
      .element(page.getByRole('heading', { name: 'Thank you, your request has been sent' }))
      .toBeVisible();
    await expect
      .element(page.getByRole('list', { name: 'Your requests' }))
      .toMatchTextContent('FY-204817');
    await expect
      .element(steps().first())
      .toMatchTextContent('You will receive information by e-mail.');
    await expect
      .element(steps().first())
      .toMatchTextContent(/The mail goes to: aino\.virtanen@example\.com\. By the link/);
    await expect.element(page.getByRole('link', { name: 'Send another enquiry' })).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Add to calendar' }))
      .not.toBeInTheDocument();
  },
);

test('an enquiry says where the house is, with a map (D-21)', async () => {
  await show({ confirmation: enquiry });
  await expect
    .element(page.getByRole('link', { name: enquiry.confirmation.venue.address }))
    .toHaveAttribute('href', expect.stringContaining('openstreetmap.org/directions?to='));
});

test('an enquiry says what the venue has to say of cancelling it, once it is unfolded (VENUE-053)', async () => {
  await show({
    confirmation: {
      ...enquiry,
      confirmation: aConfirmation({
        isEnquiry: true,
        termsOfCancelling: 'Free until the house has answered.',
      }),
    },
  });
  await expect.element(page.getByText('Free until the house has answered.')).not.toBeVisible();
  await page.getByText('Terms for cancelling a request').first().click();
  await expect.element(page.getByText('Free until the house has answered.')).toBeVisible();
});

const over = (of: Parameters<typeof aConfirmation>[0]) =>
  ({
    confirmation: { kind: 'ready', calendarLink: '/x.ics', confirmation: aConfirmation(of) },
  }) as const;

test.each<[string, Parameters<typeof aConfirmation>[0], string, RegExp, string]>([
  [
    'declined',
    { isEnquiry: true, status: 'declined' },
    'Sorry, this did not work out',
    /cannot offer you the room.*nothing is to be paid.*Choose another time or room.*Phone of the venue: /,
    'Choose another time',
  ],
  [
    'cancelled for nothing',
    { status: 'cancelled', cancellation: { fee: euros(0), refund: euros(652.6) } },
    'This booking is cancelled',
    /The room is free again.*Cancellation feeno fee.*Back to your card€652\.60.*Some banks/,
    'Book another meeting',
  ],
  [
    'cancelled too late',
    { status: 'cancelled', cancellation: { fee: euros(652.6), refund: euros(0) } },
    'This booking is cancelled',
    /Cancellation fee€652\.60We have mailed all of this to aino\.virtanen@example\.com/,
    'Book another meeting',
  ],
  [
    'cancelled where the venue names the price',
    { status: 'cancelled', cancellation: { fee: null, refund: null } },
    'This booking is cancelled',
    /Cancellation feeas agreed with the venue/,
    'Book another meeting',
  ],
  [
    'taken back',
    { isEnquiry: true, status: 'cancelled', cancellation: { fee: euros(0), refund: null } },
    'Your request is taken back',
    /Nothing was booked/,
    'Send another enquiry',
  ],
  [
    'never completed',
    { status: 'expired' },
    'Your booking expired',
    /Nothing was booked or charged/,
    'Back to the venue',
  ],
  [
    'never answered',
    { isEnquiry: true, status: 'expired' },
    'Your request expired',
    /Grand Harbour Hotel did not answer in time/,
    'Choose another time',
  ],
  [
    'not completed yet',
    { status: 'created' },
    'This booking is not complete yet',
    /Nothing is booked or charged/,
    'To the venue',
  ],
  [
    'not sent',
    { isEnquiry: true, status: 'created' },
    'Your request has not been sent yet',
    /does not have your request so far/,
    'To the venue',
  ],
])(
  'an order that was %s is no reason to congratulate: it says so, and leads on (D-16, D-17)',
  async (_what, of, heading, says, next) => {
    const session = await show(over(of));
    await expect.element(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect.element(page.getByText(/FY-204817/)).toBeVisible();
    expect(document.body.textContent).toMatch(says);
    expect(document.querySelector('ul')?.textContent).not.toMatch('€652.60');
    expect(document.body.textContent).not.toMatch(
      /Congratulations|Add to calendar|What happens now/,
    );
    await page.getByRole('link', { name: next }).click();
    expect(session.calls).toEqual([
      { action: 'leave', args: ['/grand-harbour-hotel?delegates=12'] },
    ]);
  },
);

const withoutPhone = (of: Parameters<typeof aConfirmation>[0] = {}) =>
  over({ ...of, venue: { ...aConfirmation().venue, phone: '' } });

test.each([
  ['a booking', withoutPhone(), 'This is about seating, arrival and your wishes.'],
  [
    'a request',
    withoutPhone({ isEnquiry: true }),
    'The venue first checks your time, your group and your wishes.',
  ],
  [
    'a declined request',
    withoutPhone({ isEnquiry: true, status: 'declined' }),
    'Choose another time or room.',
  ],
  [
    'an unanswered request',
    withoutPhone({ isEnquiry: true, status: 'expired' }),
    'Choose another time or room.',
  ],
])('of a venue without a phone, %s names no number to call', async (_what, states, says) => {
  await show(states);
  await expect.element(page.getByText(says)).toBeVisible();
  expect(document.body.textContent).not.toMatch(/Phone of the venue|Ask the venue\./);
});

test.each([
  ['a booking', {}],
  ['a request', { isEnquiry: true }],
  ['an unanswered request', { isEnquiry: true, status: 'expired' }],
] as const)('after %s one can call the venue', async (_what, of) => {
  await show(over(of));
  const { phone } = aConfirmation().venue;
  await expect
    .element(page.getByRole('link', { name: phone }))
    .toHaveAttribute('href', `tel:${phone.replaceAll(' ', '')}`);
});

test('a booking of several days says each day at its order, and none of them above all', async () => {
  const [first] = aConfirmation().events;
  if (!first) throw new Error('the fixture has an event');
  const days = [
    first,
    { ...first, orderNumber: 'FY-204818', start: '2026-06-09T09:00', end: '2026-06-10T17:00' },
  ];
  await show(over({ events: days }));
  const orders = page.getByRole('list', { name: 'Your orders' }).getByRole('listitem');
  await expect
    .element(orders.nth(0))
    .toMatchTextContent(/Monday 8 June 2026, 09:00–17:00.*FY-204817/);
  await expect.element(orders.nth(1)).toMatchTextContent(/FY-204818/);
  // The days are in the span itself, and not repeated before it.
  expect(orders.nth(1).element().textContent).not.toMatch(/9 June 2026, /);
  expect(document.body.textContent).not.toMatch(/looks forward/);
});

test('while the order is loading nothing is claimed', async () => {
  await show({ confirmation: { kind: 'loading' } });
  expect(document.querySelector('h1')).toBeNull();
});

test('without a stored order no number and no success is claimed', async () => {
  await show({ confirmation: { kind: 'none' } });
  await expect.element(page.getByRole('heading', { name: 'Thank you', exact: true })).toBeVisible();
  await expect.element(page.getByRole('listitem')).not.toBeInTheDocument();
  await expect.element(page.getByRole('link')).toHaveTextContent('To the start page');
});

test.each([
  ['Book another meeting', '/grand-harbour-hotel'],
  ['To the start page', 'http://marketplace.localhost:4000/'],
])('"%s" forgets the stored order, then leaves (THANKS-007, THANKS-008)', async (name, to) => {
  const session = await show();
  const link = page.getByRole('link', { name });
  await expect.element(link).toHaveAttribute('href', to);
  await link.click();
  expect(session.calls).toEqual([{ action: 'leave', args: [to] }]);
});

test('a new tab leaves the page, and the stored order, where they are (THANKS-008)', async () => {
  const session = await show();
  const link = page.getByRole('link', { name: 'To the start page' });
  await expect.element(link).toBeVisible();
  const stay = (event: Event) => event.preventDefault();
  document.addEventListener('click', stay);
  await link.click({ modifiers: ['Control'] });
  document.removeEventListener('click', stay);
  expect(session.calls).toEqual([]);
});

test('the page opens at its top (THANKS-002)', async () => {
  const tall = document.createElement('div');
  tall.style.blockSize = '3000px';
  document.body.prepend(tall);
  window.scrollTo(0, 1500);
  await show();
  await expect.poll(() => window.scrollY).toBe(0);
  tall.remove();
});

test('the German page is German', async () => {
  await show({ base: { language: 'de' } });
  await expect
    .element(page.getByRole('heading', { name: 'Vielen Dank, Ihre Buchung ist abgeschlossen' }))
    .toBeVisible();
  await expect
    .element(page.getByText(/Grand Harbour Hotel freut sich auf Sie\. Ihr Treffen beginnt: Montag/))
    .toBeVisible();
});

describe('the page of a booking, later (D-21)', () => {
  const later = { isFirstView: false } as const;

  test('says what is booked, paid and still free, and what it costs with the VAT of each rate', async () => {
    await show(later);
    await expect
      .element(page.getByRole('heading', { level: 1 }))
      .toHaveTextContent('Your booking is confirmed');
    const main = page.getByRole('list', { name: 'Your orders' });
    await expect.element(main).toBeVisible();
    await expect.element(page.getByText('Not paid yet: you pay at the reception')).toBeVisible();
    await expect.element(page.getByText(/^Free of charge until: /)).toBeVisible();
    const receipt = page.getByRole('region', { name: 'What the booking costs' });
    await expect
      .element(receipt)
      .toMatchTextContent(
        /Aino Virtanen.*Norrsken Oy.*Harbour Room.*VAT 25\.5% \(net: €520\.00\).*€132\.60.*Total incl\. VAT€652\.60/,
      );
    await expect
      .element(page.getByRole('region', { name: 'What happens now' }))
      .not.toBeInTheDocument();
  });

  test.each(['creditcard', 'airplus', 'accountcredits'] as const)(
    'has a receipt where it is paid by %s',
    async (payment) => {
      await show({
        ...later,
        confirmation: {
          kind: 'ready',
          calendarLink: '/x.ics',
          confirmation: aConfirmation({ payment }),
        },
      });
      await expect.element(page.getByRole('region', { name: 'Receipt FY-204817' })).toBeVisible();
    },
  );

  test('cancels at the fee that is shown, and keeps it by a quiet press', async () => {
    const session = await show(later);
    await page.getByText('Cancel the booking').first().click();
    await expect.element(page.getByText(/Cancelling costs nothing/)).toBeVisible();
    await page.getByRole('button', { name: 'Keep it' }).click();
    await expect.element(page.getByText(/Cancelling costs nothing/)).not.toBeVisible();
    await page.getByText('Cancel the booking').first().click();
    await page.getByRole('button', { name: 'Yes, cancel it' }).click();
    expect(session.calls).toContainEqual({ action: 'cancel', args: [0] });
    // The call failed: the page says so, and the booking is still there.
    await expect.element(page.getByRole('alert')).toBeVisible();
  });

  test('changes people and extras at the total that is seen first, typed key by key', async () => {
    const session = await show(later);
    await page.getByText('Change attendees, extras or contact').first().click();
    const people = page.getByRole('textbox', { name: 'Attendees' });
    await expect.element(people).toHaveValue('12');
    await userEvent.fill(people, '');
    await userEvent.type(people, '14');
    await userEvent.fill(page.getByRole('textbox', { name: /^Coffee with cinnamon buns/ }), '3');
    const change = {
      delegates: 14,
      firstName: 'Aino',
      lastName: 'Virtanen',
      phone: '+358401234567',
      company: 'Norrsken Oy',
      message: '',
      amounts: { coffee: 3 },
    };
    await page.getByRole('button', { name: 'Change the booking' }).click();
    expect(session.calls).toContainEqual({ action: 'change', args: [change, null] });
    session.set.changing({ kind: 'priced', change, total: euros(780) });
    await expect.element(page.getByText('The new total is €780.00')).toBeVisible();
    await page.getByRole('button', { name: 'Change it for €780.00' }).click();
    expect(session.calls).toContainEqual({ action: 'change', args: [change, euros(780)] });
    session.set.changing({ kind: 'changed', change });
    await expect.element(page.getByText('Your booking is changed.')).toBeVisible();
    // A price that was seen is that of what was asked then.
    await userEvent.fill(people, '15');
    await expect.element(page.getByRole('button', { name: 'Change the booking' })).toBeVisible();
  });

  test('sends no number that is refused at its field, and what the field makes of another', async () => {
    const session = await show(later);
    await page.getByText('Change attendees, extras or contact').first().click();
    const coffee = page.getByRole('textbox', { name: /^Coffee with cinnamon buns/ });
    await userEvent.fill(coffee, '7.5');
    await userEvent.tab();
    await page.getByRole('button', { name: 'Change the booking' }).click();
    expect(session.calls).toEqual([]);
    await expect.element(coffee).toHaveFocus();
    await userEvent.fill(coffee, '7');
    await userEvent.fill(page.getByRole('textbox', { name: 'Attendees' }), '0');
    await page.getByRole('button', { name: 'Change the booking' }).click();
    expect(session.calls).toMatchObject([
      { action: 'change', args: [{ delegates: 1, amounts: { coffee: 7 } }, null] },
    ]);
  });

  test('changes the name, typed anew key by key, and asks for one that is empty', async () => {
    const session = await show(later);
    await page.getByText('Change attendees, extras or contact').first().click();
    const first = page.getByRole('textbox', { name: 'First name' });
    const last = page.getByRole('textbox', { name: 'Last name' });
    await expect.element(first).toHaveValue('Aino');
    await userEvent.fill(last, '');
    await page.getByRole('button', { name: 'Change the booking' }).click();
    await expect.element(last).toHaveFocus();
    await expect.element(last).toHaveAttribute('aria-invalid', 'true');
    expect(session.calls).toEqual([]);
    await userEvent.type(last, 'Åström');
    await expect.element(last).not.toHaveAttribute('aria-invalid', 'true');
    await page.getByRole('button', { name: 'Change the booking' }).click();
    expect(session.calls).toMatchObject([
      { action: 'change', args: [{ firstName: 'Aino', lastName: 'Åström' }, null] },
    ]);
  });

  test('has the phone field of the other forms: a number of home takes its country, and a wrong one is said here', async () => {
    const session = await show(later);
    await page.getByText('Change attendees, extras or contact').first().click();
    const phone = page.getByRole('textbox', { name: 'Phone', exact: true });
    await expect.element(phone).toHaveValue('401234567');
    await userEvent.fill(phone, '');
    await userEvent.type(phone, '040-123');
    await page.getByRole('button', { name: 'Change the booking' }).click();
    await expect.element(phone).toHaveAttribute('aria-invalid', 'true');
    await expect.element(phone).toHaveFocus();
    expect(session.calls).toEqual([]);
    await userEvent.type(phone, ' 7654');
    await page.getByRole('button', { name: 'Change the booking' }).click();
    expect(session.calls).toMatchObject([
      { action: 'change', args: [{ phone: '+35840 123 7654' }, null] },
    ]);
  });

  test.for([
    ['delegates', 'not_bookable', 'Attendees', /for so many people/],
    ['phone', 'invalid_field', 'Phone', /with its country/],
  ] as const)('says at %s why it was refused', async ([field, code, label, words]) => {
    const session = await show(later);
    await page.getByText('Change attendees, extras or contact').first().click();
    const refused = page.getByRole('textbox', { name: label, exact: true });
    await expect.element(refused).toBeVisible();
    session.set.changing({
      kind: 'failed',
      problem: { kind: 'refused', problem: { status: 409, code, message: '', field } },
    });
    await expect.element(refused).toHaveAccessibleDescription(words);
    await expect.element(page.getByRole('alert')).toBeVisible();
    await userEvent.fill(refused, '9');
    await expect.element(refused).not.toHaveAttribute('aria-invalid', 'true');
  });

  test('sends a question, typed key by key, and asks for one that is empty', async () => {
    const session = await show(later);
    await page.getByText('Ask the venue').first().click();
    await page.getByRole('button', { name: 'Send the question' }).click();
    await expect.element(page.getByText('Please write your question.')).toBeVisible();
    await userEvent.type(page.getByLabelText('Your question'), 'Is there parking?');
    await page.getByRole('button', { name: 'Send the question' }).click();
    await expect.element(page.getByText('Your question is sent.')).toBeVisible();
    expect(session.calls).toContainEqual({ action: 'askVenue', args: ['Is there parking?'] });
  });

  test('leads who is logged in to all bookings, and nobody else (A-104)', async () => {
    await show({ ...later, base: { visitor: fakeReadable(aVisitor()) } });
    await expect
      .element(page.getByRole('link', { name: 'All your bookings' }))
      .toHaveAttribute('href', '/dashboard/inbox');
    await show(later);
    expect(page.getByRole('link', { name: 'All your bookings' }).all()).toHaveLength(1);
  });
});

describe('an offer of the venue (D-19)', () => {
  const offered = (over: Parameters<typeof anOfferedConfirmation>[0] = {}) =>
    show({
      isFirstView: false,
      confirmation: {
        kind: 'ready',
        calendarLink: '',
        confirmation: anOfferedConfirmation(over),
      },
    });
  const button = () => page.getByRole('button', { name: /^Accept/ });

  test('shows price, VAT, contents and until when, and is accepted with a way to pay and the terms', async () => {
    const session = await offered();
    await expect
      .element(page.getByRole('heading', { level: 1 }))
      .toHaveTextContent('An offer for you: Grand Harbour Hotel');
    await expect.element(page.getByText('Total: €1,840.00, of which VAT: €373.86')).toBeVisible();
    await expect.element(page.getByText(/Coffee at 10:30/)).toBeVisible();
    await page.getByRole('radio', { name: /13:00–17:00/ }).click();
    await page.getByRole('radio', { name: 'At the venue' }).click();
    await expect.element(button()).toHaveTextContent('Accept for €1,200.00');
    await button().click();
    await expect.element(page.getByText('Please agree to the terms.')).toBeVisible();
    expect(session.calls).toEqual([]);
    await page.getByRole('checkbox').click();
    await button().click();
    expect(session.calls).toEqual([
      { action: 'acceptOffer', args: [{ option: 1, method: 'onsite', cardToken: null }] },
    ]);
  });

  test('that was replaced says so', async () => {
    const session = await offered();
    session.set.acceptance({
      kind: 'failed',
      problem: { kind: 'refused', problem: { status: 409, code: 'offer_over', message: '' } },
      field: null,
    });
    await expect
      .element(
        page.getByText('This offer has ended or was replaced. Please look at the page again.'),
      )
      .toBeVisible();
  });

  test('that was asked about shows the question, and asks for no other', async () => {
    await offered({ question: 'Is lunch included?' });
    await expect.element(page.getByText('You asked: Is lunch included?')).toBeVisible();
    expect(page.getByText('Ask one question back').all()).toHaveLength(0);
  });

  test.each([
    ['card', 1280, ['creditcard', 'onsite']],
    ['card', 360, ['creditcard', 'onsite']],
    ['venue', 1280, ['onsite']],
    ['venue', 360, ['onsite']],
  ] as const)(
    'keeps what is below the form in its place when the form comes (%s, %i px)',
    async (_first, width, methods) => {
      await page.viewport(width, 900);
      const tops: number[] = [];
      const watch = new MutationObserver(() => {
        const below = document.querySelector('details');
        if (below) tops.push(below.getBoundingClientRect().top + window.scrollY);
      });
      watch.observe(document.body, { childList: true, subtree: true });
      await offered({ methods });
      await expect.element(button()).toBeVisible();
      watch.disconnect();
      await page.viewport(1280, 900);
      // A narrow page may break a line that the waiting block does not know of.
      expect(Math.abs((tops.at(-1) ?? NaN) - (tops[0] ?? NaN))).toBeLessThan(16);
    },
  );

  test('that has ended offers other ways', async () => {
    await show(over({ ...anOfferedConfirmation(), status: 'expired' }));
    await expect.element(page.getByText('This offer has ended')).toBeVisible();
    await expect
      .element(page.getByRole('region', { name: 'What you can do' }))
      .toMatchTextContent('Choose another time or room.');
  });
});
