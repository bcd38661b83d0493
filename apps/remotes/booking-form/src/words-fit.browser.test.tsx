import '@foyer/ui/tokens.css';
import '@foyer/ui/page.css';
import { aSite, aVenue, fakeBaseSession, type VenueStates } from '@foyer/fixtures';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from './testing/show.tsx';

/** The form's place on the page: beside the lists from 1024 px on, or across the page. */
function placeForm(width: number, isAcross: boolean): void {
  const { style } = document.body;
  style.paddingInline = isAcross || width < 1024 ? 'var(--gutter)' : '0';
  style.inlineSize = isAcross || width < 1024 ? 'auto' : '336.66px';
}

afterEach(async () => {
  document.body.removeAttribute('style');
  await page.viewport(1280, 900);
});

/** Each day of a year as the form writes it: which is the widest differs by language. */
function datesOf(language: string): readonly string[] {
  const format = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    timeZone: 'UTC',
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  });
  return Array.from({ length: 365 }, (_, day) =>
    format.format(Date.UTC(2027, 0, 1 + day)).replaceAll(',', ''),
  );
}

const ruler = document.createElement('canvas').getContext('2d');

function widthOf(text: string, element: Element): number {
  if (ruler === null) return Infinity;
  const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(element);
  ruler.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
  return ruler.measureText(text).width;
}

function roomIn(element: Element): number {
  const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(element);
  return element.clientWidth - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd);
}

/** What a field may have to show: its choices, any date of a year, a group of hundreds. */
function textsOf(field: Element, dates: readonly string[]): readonly string[] {
  if (field instanceof HTMLSelectElement) return [...field.options].map(({ text }) => text);
  if (field.matches('[data-control]')) return dates;
  return field.matches('[inputmode=numeric]') ? ['888'] : [field.textContent ?? ''];
}

const fieldsOf = (form: Element): readonly Element[] =>
  [...form.querySelectorAll('label, select, [data-control], input[inputmode=numeric]')].filter(
    (field) => field.clientWidth > 1,
  );

const engine = aSite({ offerCards: 'book' });
const office = aVenue({ office: { centreId: 'HEL-QUAY' } });
const propertyLengths = { lengths: ['oneday', 'overone', 2, 10, 'overnight', 'twodays'] } as const;

test.each<[string, string, VenueStates & { isAcross?: boolean; site?: typeof engine }]>([
  ['that leads to the lists, across the page', 'en', { site: engine, isAcross: true }],
  ['that leads to the lists, across the page', 'de', { site: engine, isAcross: true }],
  ['across the page', 'en-us', { isAcross: true }],
  ['across the page', 'de', { isAcross: true }],
  ['of an office, across the page', 'de', { venue: office, isAcross: true }],
  ['beside the lists', 'de', {}],
  ['beside the lists', 'en-us', {}],
  ['with the property system’s lengths', 'en', { form: propertyLengths }],
  ['with the property system’s lengths', 'de', { form: propertyLengths }],
  ['of an office', 'en', { venue: office }],
  ['of an office', 'de', { venue: office }],
])('a form %s cuts no word of its fields at any width (%s)', async (_, language, states) => {
  const {
    isAcross = false,
    site = aSite(states.venue === office ? { checkout: 'office' } : {}),
    ...rest
  } = states;
  await show({ ...rest, base: fakeBaseSession({ site, language }) });
  const form = page.getByRole('form').first();
  await expect.element(form.getByRole('combobox').first()).toBeVisible();
  const dates = datesOf(language);
  expect(fieldsOf(form.element()).length).toBeGreaterThan(6);
  for (const width of [320, 360, 390, 600, 768, 1024, 1440]) {
    await page.viewport(width, 900);
    placeForm(width, isAcross);
    const cut = fieldsOf(form.element()).flatMap((field) =>
      textsOf(field, dates).filter((text) => widthOf(text, field) > roomIn(field)),
    );
    expect(cut, `at ${width} px`).toEqual([]);
  }
});
