import '@foyer/ui/tokens.css';
import '@foyer/ui/page.css';
import {
  aFoundVenue,
  aRefinement,
  aSearchAnswer,
  fakeSearchSession,
  fakeSearchStart,
  type SearchStates,
  waysOnFromNothing,
} from '@foyer/fixtures';
import { FormatsContext, formatsFor } from '@foyer/i18n';
import { noFilters } from '@foyer/domain';
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { messages as german } from 'foyer:words/all/de';
import { messages as english } from 'foyer:words/all/en';
import { Search } from './search.tsx';
import { SearchStart } from './search-start.tsx';

const inWords = (language: string, view: ReactNode) =>
  render(
    <I18nProvider i18n={setupI18n({ locale: language, messages: { en: english, de: german } })}>
      <FormatsContext value={formatsFor(language)}>{view}</FormatsContext>
    </I18nProvider>,
  );

async function show(states: SearchStates = {}) {
  const session = fakeSearchSession(states);
  await inWords(session.language, <Search session={session} />);
  return session;
}

const venues = page.getByRole('list', { name: 'Venues' }).getByRole('listitem');

test('venues are listed nearest first, with what fits and its lowest total (D-15)', async () => {
  await show();
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Meeting rooms near: Helsinki' }))
    .toBeVisible();
  await expect
    .element(page.getByText('4 venues · Monday 25 May 2026, 09:00 · 10 people'))
    .toBeVisible();
  await expect
    .element(venues.nth(0))
    .toMatchTextContent(
      /Grand Harbour Hotel.*Helsinki, 0.9 km away.*2 rooms fit.*from €320.00 for your meeting/,
    );
  await expect.element(venues.nth(1)).toMatchTextContent(/1 room fits.*Price on request/);
  await expect.element(venues.nth(2)).toMatchTextContent('No room fits this meeting');
  await expect.element(venues.nth(3)).toMatchTextContent('Closed at that time');
  await expect
    .element(venues.nth(0).getByRole('link'))
    .toHaveAttribute('href', '/grand-harbour-hotel?meeting-length=8&delegates=10');
});

test.each([
  [{ place: { kind: 'city', name: 'Turku' } } as const, 'Meeting rooms: Turku'],
  [{ place: { kind: 'anywhere' } } as const, 'All meeting rooms'],
])('the page is named after what is searched: %o', async (query, name) => {
  await show({ query, results: { kind: 'ready', answer: aSearchAnswer({ place: null }) } });
  await expect.element(page.getByRole('heading', { level: 1, name })).toBeVisible();
  expect(document.title).toContain(name);
});

test('another meeting is searched by the button alone', async () => {
  const session = await show();
  await page.getByRole('button', { name: /^Date: / }).click();
  await page.getByRole('button', { name: 'Next month' }).click();
  await page.getByRole('button', { name: 'Monday 8 June 2026' }).click();
  await expect.element(page.getByRole('button', { name: 'Date: Mon 8 Jun 2026' })).toHaveFocus();
  await page.getByRole('combobox', { name: 'Start' }).selectOptions('10:30');
  await page.getByRole('combobox', { name: 'Length' }).selectOptions('4');
  await page.getByRole('textbox', { name: 'People' }).fill('24');
  expect(session.calls).toEqual([]);
  await page.getByRole('button', { name: 'Search' }).click();
  expect(session.calls).toEqual([
    {
      action: 'search',
      args: [
        { date: '2026-06-08', time: '10:30', hours: 4, delegates: 24 },
        { kind: 'point', latitude: 60.17, longitude: 24.94 },
        null,
      ],
    },
  ]);
});

test('the day is said and chosen in the page’s language, whatever the browser’s is', async () => {
  await show({ base: { language: 'de' } });
  await page.getByRole('button', { name: /^Datum: Mo/ }).click();
  await expect.element(page.getByRole('button', { name: 'Nächster Monat' })).toBeVisible();
  await expect.element(page.getByText('Mai 2026')).toBeVisible();
});

test('another place has to be one of the list, and an empty field is anywhere (A-148)', async () => {
  const session = await show();
  const where = page.getByRole('combobox', { name: 'Where' });
  await where.fill('hel');
  await expect.element(page.getByRole('option', { name: /Helsingborg/ })).toBeVisible();
  await page.getByRole('button', { name: 'Search' }).click();
  await expect
    .element(page.getByText('Please pick a place from the list, or leave the field empty.'))
    .toBeVisible();
  expect(session.calls).toEqual([]);
  await where.click();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await expect.element(where).toHaveValue('Helsingborg');
  await page.getByRole('button', { name: 'Search' }).click();
  expect(session.calls.at(-1)?.args.slice(1)).toEqual([
    { kind: 'point', latitude: 56.05, longitude: 12.7 },
    'Europe/Stockholm',
  ]);
  await where.fill('');
  await page.getByRole('button', { name: 'Search' }).click();
  expect(session.calls.at(-1)?.args.slice(1)).toEqual([{ kind: 'anywhere' }, null]);
});

test('the whole name of a city counts as picked', async () => {
  const session = await show();
  const where = page.getByRole('combobox', { name: 'Where' });
  await where.fill(' helsingborg');
  await userEvent.keyboard('{Enter}');
  await expect.element(where).toHaveValue('Helsingborg');
  expect(session.calls.at(-1)?.args.slice(1)).toEqual([
    { kind: 'point', latitude: 56.05, longitude: 12.7 },
    'Europe/Stockholm',
  ]);
});

test('a name that is typed on while its city is looked up is searched no more', async () => {
  const session = await show();
  const where = page.getByRole('combobox', { name: 'Where' });
  await where.fill('Helsingborg');
  // Both in one task: the answer is not there in between.
  const field = where.element();
  if (!(field instanceof HTMLInputElement)) throw new Error('no field');
  field.form?.requestSubmit();
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'Hels');
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  await expect.element(page.getByRole('option', { name: /Helsingborg/ })).toBeVisible();
  expect(session.calls).toEqual([]);
});

test('nothing found, nothing come and nothing yet each say what to do (D-4)', async () => {
  const session = await show({
    results: { kind: 'ready', answer: aSearchAnswer({ total: 0, venues: [], zone: null }) },
  });
  await expect.element(page.getByRole('link', { name: 'All venues' })).toHaveAttribute('href', '/');
  session.set.results({ kind: 'failed', problem: { kind: 'unreachable' } });
  await page.getByRole('button', { name: 'Try again' }).click();
  expect(session.calls).toEqual([{ action: 'retry', args: [] }]);
  session.set.results({ kind: 'loading', answer: null });
  await expect
    .element(page.getByRole('status', { name: 'Venues are being searched' }))
    .toBeVisible();
});

test('further pages are links that are shown without leaving', async () => {
  const session = await show({
    query: { page: 2 },
    results: { kind: 'ready', answer: aSearchAnswer({ total: 30 }) },
  });
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await expect.element(pages.getByText('Page 2 of 3')).toBeVisible();
  await expect
    .element(pages.getByRole('link', { name: 'Next' }))
    .toHaveAttribute('href', '/search?pt=60.17,24.94&duration=8&delegates=10&page=3');
  await pages.getByRole('link', { name: 'Previous' }).click();
  expect(session.calls).toEqual([{ action: 'showPage', args: [1] }]);
});

test('on the start page the form alone is there, and says where it leads and on whose clock', async () => {
  const session = fakeSearchStart();
  await inWords('en', <SearchStart session={session} />);
  await page.getByRole('combobox', { name: 'Where' }).fill('hel');
  await page.getByRole('option', { name: /Helsinki/ }).click();
  await page.getByRole('textbox', { name: 'People' }).fill('6');
  await page.getByRole('button', { name: 'Search' }).click();
  const asked = { date: '2026-05-25', time: '09:00', hours: 8, delegates: 6 };
  expect(session.calls).toEqual([
    // What stands below the form leads to the same meeting.
    { action: 'change', args: [asked] },
    {
      action: 'search',
      args: [asked, { kind: 'point', latitude: 60.17, longitude: 24.94 }, 'Europe/Helsinki'],
    },
  ]);
  await expect.element(page.getByRole('region')).not.toBeInTheDocument();
});

const bar = page.getByRole('form', { name: 'Filters and order' });
const near = { filters: noFilters, sort: 'near' } as const;

test('filters are fields of the platform, each choice with what it leaves, and act at once', async () => {
  const session = await show();
  await bar.getByRole('button', { name: 'Filters' }).click();
  await bar.getByRole('combobox', { name: 'Seating' }).selectOptions('Theatre (2)');
  await bar.getByRole('combobox', { name: 'Price of the meeting' }).selectOptions('Up to €350 (1)');
  await bar.getByRole('combobox', { name: 'Distance' }).selectOptions('Within 5 km (2)');
  await bar.getByRole('checkbox', { name: 'Screen 1' }).click();
  await bar.getByRole('checkbox', { name: /^Booked at once/ }).click();
  // The session of this test keeps what it began with.
  expect(session.calls).toEqual(
    [
      { layout: 404 },
      { maxPrice: { amount: 350, currency: 'EUR' } },
      { withinKm: 5 },
      { equipment: ['Screen'] },
      { instant: true },
    ].map((on) => ({
      action: 'change',
      args: [{ refinement: { ...near, filters: { ...noFilters, ...on } } }],
    })),
  );
  await bar.getByRole('button', { name: 'Show 4 venues' }).click();
  await expect.element(bar.getByRole('combobox', { name: 'Seating' })).not.toBeInTheDocument();
});

test('without scripts the form’s address is the search with its filters', async () => {
  await show({ query: { page: 3 }, refinement: aRefinement });
  const form = bar.element() as HTMLFormElement;
  expect([form.method, new URL(form.action).pathname]).toEqual(['get', '/search']);
  expect([...new FormData(form)]).toEqual([
    ['pt', '60.17,24.94'],
    ['duration', '8'],
    ['delegates', '10'],
    ['max-price', '300EUR'],
    ['layout', '404'],
    ['within', ''],
    ['sort', 'price'],
  ]);
});

test('while nobody has counted the choices, another order keeps the filters', async () => {
  const session = await show({
    refinement: aRefinement,
    results: { kind: 'ready', answer: aSearchAnswer({ choices: null }) },
  });
  await bar.getByRole('combobox', { name: 'Sort order' }).selectOptions('Nearest');
  expect(session.calls).toEqual([
    { action: 'change', args: [{ refinement: { ...aRefinement, sort: 'near' } }] },
  ]);
});

test('each filter that is on is a link to the search without it', async () => {
  const session = await show({ refinement: aRefinement });
  await expect
    .element(bar.getByRole('button', { name: 'Filters Filters that are on: 2' }))
    .toBeVisible();
  const on = bar.getByRole('list', { name: 'Filters that are on' });
  await expect
    .element(on.getByRole('link', { name: 'Take away: Up to €300' }))
    .toHaveAttribute('href', expect.stringMatching(/layout=404&sort=price$/));
  await on.getByRole('link', { name: 'Take away: Theatre' }).click();
  await on.getByRole('link', { name: 'Take all away' }).click();
  expect(session.calls.map(({ args }) => args)).toEqual([
    [{ refinement: { ...aRefinement, filters: { ...aRefinement.filters, layout: null } } }],
    [{ refinement: { ...aRefinement, filters: noFilters } }],
  ]);
});

test('the order is chosen', async () => {
  const session = await show();
  await bar.getByRole('combobox', { name: 'Sort order' }).selectOptions('Lowest price');
  expect(session.calls).toEqual([
    { action: 'change', args: [{ refinement: { ...near, sort: 'price' } }] },
  ]);
});

test('without a place there is no nearest venue to sort by', async () => {
  await show({ query: { place: { kind: 'anywhere' } } });
  await expect.element(bar.getByRole('option', { name: 'Lowest price' })).toBeInTheDocument();
  await expect.element(bar.getByRole('option', { name: 'Nearest' })).not.toBeInTheDocument();
});

test('where nothing is left, each way on says how many it finds, one press away', async () => {
  const session = await show({
    refinement: aRefinement,
    results: {
      kind: 'ready',
      answer: aSearchAnswer({ total: 0, venues: [], ways: waysOnFromNothing }),
    },
  });
  await expect
    .element(page.getByRole('heading', { name: 'No venue is left by these filters.' }))
    .toBeVisible();
  await page.getByRole('link', { name: 'Without: Up to €300 12 venues' }).click();
  await page.getByRole('link', { name: 'Without any filter 14 venues' }).click();
  await page.getByRole('link', { name: /Wed 27 May 2026, 09:00 2 venues/ }).click();
  await page.getByRole('link', { name: /Espoo, 17.km away 3 venues/ }).click();
  expect(session.calls.map(({ args }) => args[0])).toMatchObject([
    { refinement: { filters: { maxPrice: null, layout: 404 } } },
    { refinement: { filters: noFilters } },
    { query: { span: { start: 1_779_861_600 } } },
    { query: { place: { kind: 'point', latitude: 60.2055 } }, refinement: { filters: noFilters } },
  ]);
});

test('markers and cards point at each other, and a marker leads to its card', async () => {
  await page.viewport(1280, 900);
  await show();
  const map = page.getByRole('region', { name: 'Map of the venues' });
  const marker = map.getByRole('button', { name: 'Grand Harbour Hotel, €320' });
  await expect.element(marker).toHaveTextContent('€320');
  await venues.nth(0).hover();
  await expect.element(marker).toHaveAttribute('data-state', 'active');
  await map.getByRole('button', { name: 'Quiet House, on request' }).hover();
  await expect.element(venues.nth(1)).toHaveAttribute('data-state', 'active');
  await map.getByRole('button', { name: 'Quiet House, on request' }).click();
  await expect.element(venues.nth(1).getByRole('link')).toHaveFocus();
});

test('markers of venues at one place do not cover each other', async () => {
  await page.viewport(1280, 900);
  const at = { latitude: 60.17, longitude: 24.94 };
  const houses = ['a', 'b', 'c'].map((alias) => aFoundVenue({ alias, title: alias, at }));
  await show({ results: { kind: 'ready', answer: aSearchAnswer({ venues: houses }) } });
  const map = page.getByRole('region', { name: 'Map of the venues' });
  await expect.element(map.getByRole('button', { name: 'c, €320' })).toBeVisible();
  const tops = ['a', 'b', 'c'].map(
    (title) =>
      map
        .getByRole('button', { name: `${title}, €320` })
        .element()
        .getBoundingClientRect().top,
  );
  const steps = tops.toSorted((one, other) => one - other);
  expect(steps.slice(1).every((top, index) => top - (steps[index] ?? 0) >= 24)).toBe(true);
});

test('of very many at one place some wait until the map is closer, or their card is pointed at', async () => {
  await page.viewport(1280, 900);
  const at = { latitude: 60.17, longitude: 24.94 };
  const houses = ['a', 'b', 'c', 'd', 'e', 'f'].map((alias) =>
    aFoundVenue({ alias, title: alias, at }),
  );
  await show({ results: { kind: 'ready', answer: aSearchAnswer({ venues: houses }) } });
  const markers = page.getByRole('region', { name: 'Map of the venues' }).getByRole('button', {
    name: /, €320$/,
  });
  await expect.poll(() => markers.elements().length).toBe(4);
  await venues.nth(5).hover();
  await expect.poll(() => markers.elements().length).toBe(5);
});

test('a part of the map is named as the place, and another meeting is searched in it', async () => {
  const area = { kind: 'area', south: 60, west: 24, north: 61, east: 25 } as const;
  const session = await show({ query: { place: area } });
  await expect
    .element(page.getByRole('combobox', { name: 'Where' }))
    .toHaveValue('This part of the map');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  expect(session.calls[0]?.args[1]).toEqual(area);
});

test('a moved map offers to search what it shows', async () => {
  await page.viewport(1280, 900);
  const session = await show();
  const map = page.getByRole('region', { name: 'Map of the venues' });
  await expect.element(map.getByRole('button', { name: 'Quiet House, on request' })).toBeVisible();
  const again = page.getByRole('button', { name: 'Search here' });
  await expect.element(again).not.toBeInTheDocument();
  await map.getByRole('button', { name: 'Zoom in' }).click();
  await again.click();
  expect(session.calls).toMatchObject([
    { action: 'change', args: [{ query: { place: { kind: 'area' } } }] },
  ]);
});

test('on a phone one button leads from the list to the map and back', async () => {
  await page.viewport(390, 844);
  await show();
  await expect
    .element(page.getByRole('region', { name: 'Map of the venues' }))
    .not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Show the map' }).click();
  const map = page.getByRole('region', { name: 'Map of the venues' });
  await map.getByRole('button', { name: 'Grand Harbour Hotel, €320' }).click();
  await expect
    .element(page.getByRole('list', { name: 'Chosen on the map' }).getByRole('link'))
    .toHaveAttribute('href', '/grand-harbour-hotel?meeting-length=8&delegates=10');
  await page.getByRole('button', { name: 'Show the list' }).click();
  await expect.element(venues.nth(0)).toBeVisible();
});

test('the labels of the fields stand on one line', async () => {
  await inWords('en', <SearchStart session={fakeSearchStart()} />);
  const top = (label: string) =>
    page.getByText(label, { exact: true }).first().element().getBoundingClientRect().top;
  await expect.element(page.getByText('People', { exact: true }).first()).toBeVisible();
  expect(top('People')).toBe(top('Length'));
});
