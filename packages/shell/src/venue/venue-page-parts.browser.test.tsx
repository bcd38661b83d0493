import '@foyer/ui/tokens.css';
import '@foyer/ui/page.css';
import { aFoundVenue, aSite, aVenue, euros, fakeReadable } from '@foyer/fixtures';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { inVenuePage } from '../testing/in-venue-page.tsx';
import { Notices } from './notices/notices.tsx';
import { OfferLists } from './list-slot.tsx';
import { SimilarVenues } from './similar-venues.tsx';
import { VenueMissing } from './venue-missing.tsx';
import { VenueHead } from './venue-head.tsx';
import type { VenueValue } from './venue-value.ts';

const { nearby } = aVenue();
const notices = {
  capacityNotice: {
    percentage: 50,
    message: { en: 'Half the chairs.', de: 'Halb so viele Stühle.' },
    pdfUrl: 'https://house.example/safe.pdf',
  },
  promotion: { title: { en: 'Summer in the garden' }, description: { en: 'A tenth off.' } },
};
afterEach(() => {
  document.cookie = 'closed_notices=; path=/; Max-Age=0';
  Reflect.deleteProperty(window, 'showGroupBookingBanner');
});

test(
  'the head names title, city and kind of the venue, and its address (VENUE-003, VENUE-004, ' +
    'VENUE-036, VENUE-037, VENUE-038)',
  async () => {
    await render(inVenuePage(<VenueHead venue={aVenue()} />));
    await expect
      .element(page.getByRole('heading', { level: 1, name: 'Grand Harbour Hotel' }))
      .toBeVisible();
    await expect
      .element(page.getByRole('navigation', { name: 'Breadcrumb' }))
      .toMatchTextContent(/Home.*Helsinki/);
    await expect.element(page.getByText('Hotel and conference centre')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Eteläranta 14, 00130 Helsinki' }))
      .toHaveAttribute('href', '#where');
  },
);

test.each([
  [1200, 3],
  [960, 3],
  [959, 2],
  [650, 2],
  [649, 1],
])(
  'at %i px %i similar venues stand beside each other (VENUE-013, VENUE-027, CONST-011, C-137, B-087)',
  async (width, shown) => {
    await page.viewport(width, 900);
    await render(inVenuePage(<SimilarVenues venues={nearby} />));
    const whole = [...document.querySelectorAll('ul > li')].filter(
      (item) => item.getBoundingClientRect().right <= innerWidth + 1,
    );
    expect(whole).toHaveLength(shown);
    await page.viewport(1280, 900);
  },
);

test('each has a picture, how far it is, the price of this meeting, and a link that keeps it (VENUE-030, VENUE-049, D-20)', async () => {
  const meeting = fakeReadable('datetime=1&delegates=8');
  const offers = new Map(
    [
      aFoundVenue({ alias: 'kaapeli-warehouse', from: euros(302) }),
      aFoundVenue({ alias: 'skyline-offices', from: null, fitting: 2 }),
    ].map((found) => [found.alias, found] as const),
  );
  const follow: VenueValue['nearby']['follow'] = (tell) => {
    tell(offers);
    return () => undefined;
  };
  await render(
    inVenuePage(<SimilarVenues venues={nearby} />, {
      venue: { nearby: { venues: nearby, meeting, follow } },
    }),
  );
  const first = page.getByRole('link', { name: /Kaapeli Warehouse/ });
  await expect.element(first).toHaveAttribute('href', '/kaapeli-warehouse?datetime=1&delegates=8');
  await expect.element(first).toMatchTextContent(/0.6 km away.*from €302.00 for your meeting/);
  await expect
    .element(page.getByRole('link', { name: /Skyline Offices/ }))
    .toMatchTextContent('Price on request');
  meeting.set('datetime=2&delegates=9');
  await expect.element(first).toHaveAttribute('href', '/kaapeli-warehouse?datetime=2&delegates=9');
});

test('a venue nearby that is closed then, or has no room for the group, says so (D-20)', async () => {
  const [one, other] = nearby.map(({ link }) => link.replace('/', ''));
  const nothing = { from: null, fitting: 0 };
  const offers = new Map([
    [one ?? '', aFoundVenue({ ...nothing, open: false })],
    [other ?? '', aFoundVenue(nothing)],
  ]);
  const follow: VenueValue['nearby']['follow'] = (tell) => {
    tell(offers);
    return () => undefined;
  };
  const meeting = fakeReadable('');
  await render(
    inVenuePage(<SimilarVenues venues={nearby} />, {
      venue: { nearby: { venues: nearby, meeting, follow } },
    }),
  );
  await expect.element(page.getByText('Closed at that time')).toBeVisible();
  await expect.element(page.getByText('No room fits this meeting')).toBeVisible();
});

test('more than three have arrows that turn them (VENUE-028)', async () => {
  const shown = await render(inVenuePage(<SimilarVenues venues={nearby} />));
  await page.getByRole('button', { name: 'Next venues' }).click();
  await expect.poll(() => document.querySelector('ul')?.scrollLeft).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Previous venues' }).click();
  await expect.poll(() => document.querySelector('ul')?.scrollLeft).toBe(0);
  await shown.rerender(inVenuePage(<SimilarVenues venues={nearby.slice(0, 3)} />));
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
});

test('where there are none, that is said; a site may hide them (VENUE-026, VENUE-029, ERR-023)', async () => {
  const shown = await render(inVenuePage(<SimilarVenues venues={[]} />));
  await expect.element(page.getByText('There are no similar venues nearby.')).toBeVisible();
  await shown.rerender(
    inVenuePage(<SimilarVenues venues={nearby} />, {
      base: { site: aSite({ hideSimilarVenues: true }) },
    }),
  );
  await expect.element(page.getByRole('heading')).not.toBeInTheDocument();
});

test('of a venue that never opens other venues stand in place of the offers, once, or the way to all (ERR-012, A-047)', async () => {
  const both = (venues: typeof nearby, base = {}) =>
    inVenuePage(
      <>
        <OfferLists />
        <SimilarVenues venues={venues} />
      </>,
      {
        base,
        venue: {
          neverOpens: true,
          nearby: { venues, meeting: fakeReadable(''), follow: () => () => undefined },
        },
      },
    );
  const shown = await render(both(nearby));
  await expect
    .element(page.getByRole('heading', { level: 2 }))
    .toHaveTextContent('Similar venues nearby');
  await expect.element(page.getByRole('link', { name: /Kaapeli Warehouse/ })).toBeVisible();
  expect(document.querySelector('[data-list]')).toBeNull();
  await shown.rerender(both([]));
  await expect.element(page.getByRole('link', { name: 'All venues' })).toHaveAttribute('href', '/');
  // A page of others does not send its visitors to other houses.
  await shown.rerender(both(nearby, { linkOrigin: 'https://foyer.example' }));
  await expect.element(page.getByRole('heading')).not.toBeInTheDocument();
});

test('a wrong address leads to the start page; in a page of others it takes no more room than its words (A-043)', async () => {
  const shown = await render(inVenuePage(<VenueMissing />));
  await expect.element(page.getByRole('link', { name: 'To the start page' })).toBeVisible();
  const place = () => page.getByRole('heading').element().closest('section')?.offsetHeight;
  expect(place()).toBeGreaterThanOrEqual(innerHeight);
  await shown.rerender(
    inVenuePage(<VenueMissing />, { base: { linkOrigin: 'https://foyer.example' } }),
  );
  await expect.element(page.getByRole('link')).not.toBeInTheDocument();
  expect(place()).toBeLessThan(160);
});

test(
  'the venue’s notices are in the reader’s words; each closes by itself and stays closed ' +
    '(VENUE-021, VENUE-022, VENUE-023, VENUE-057)',
  async () => {
    const shown = await render(inVenuePage(<Notices venue={aVenue(notices)} />));
    await expect.element(page.getByText('Rooms are filled to 50% at most.')).toBeVisible();
    await expect.element(page.getByText(/Half the chairs\./)).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: /safe/ }))
      .toHaveAttribute('href', 'https://house.example/safe.pdf');
    await expect.element(page.getByText('Summer in the garden')).toBeVisible();
    await page.getByRole('button', { name: 'Close this notice' }).first().click();
    await expect.element(page.getByText(/Half the chairs\./)).not.toBeInTheDocument();
    await expect.element(page.getByText(/A tenth off/)).toBeVisible();
    await shown.unmount();
    const again = await render(inVenuePage(<Notices venue={aVenue(notices)} />));
    await expect.element(page.getByText(/A tenth off/)).toBeVisible();
    await expect.element(page.getByText(/Half the chairs\./)).not.toBeInTheDocument();
    await again.unmount();
    await render(inVenuePage(<Notices venue={aVenue({ ...notices, id: 'another' })} />));
    await expect.element(page.getByText(/Half the chairs\./)).toBeVisible();
  },
);

test('groups are told of their own way where the site lists the venue and the page asks for it (VENUE-032, VENUE-033)', async () => {
  const site = aSite({ groupBooking: { venueIds: ['grand-harbour'], baseUrl: null } });
  const quiet = await render(inVenuePage(<Notices venue={aVenue()} />, { base: { site } }));
  await expect.element(page.getByRole('link')).not.toBeInTheDocument();
  await quiet.unmount();
  Object.assign(window, { showGroupBookingBanner: true });
  await render(inVenuePage(<Notices venue={aVenue()} />, { base: { site, language: 'de' } }));
  await expect
    .element(page.getByRole('link', { name: 'Für eine Gruppe buchen' }))
    .toHaveAttribute('href', '/de/group-event-booking?venueId=grand-harbour');
});
