import '@foyer/ui/tokens.css';
import '@foyer/ui/page.css';
import { aSite, aVenue } from '@foyer/fixtures';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { inVenuePage } from '../testing/in-venue-page.tsx';
import { About } from './about.tsx';
import { Checklists } from './checklists.tsx';

const long = 'x'.repeat(301);
const lead = () => document.querySelector('section p[data-state]');
const finnish = aVenue({
  defaultLanguage: 'fi',
  headline: {},
  description: { fi: 'Talo meren rannalla.' },
});

test('a long description is cut after 300 characters and read on (VENUE-005, VENUE-007, C-133)', async () => {
  await render(inVenuePage(<About venue={aVenue({ description: { en: long } })} language="en" />));
  expect(lead()?.textContent).toBe(`${'x'.repeat(300)}…`);
  await page.getByRole('button', { name: 'Read more' }).click();
  expect(lead()?.textContent).toBe(long);
  await expect
    .element(page.getByRole('button', { name: 'Read less' }))
    .toHaveAttribute('aria-expanded', 'true');
});

test('what follows the description comes once it is read on, or at once where nothing is cut (VENUE-039)', async () => {
  const furtherDescription = { en: 'The quay is closed to cars.' };
  const { rerender } = await render(
    inVenuePage(
      <About venue={aVenue({ description: { en: long }, furtherDescription })} language="en" />,
    ),
  );
  await expect.element(page.getByText('The quay is closed to cars.')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Read more' }).click();
  await expect.element(page.getByText('The quay is closed to cars.')).toBeVisible();
  await rerender(
    inVenuePage(
      <About
        key="short"
        venue={aVenue({ description: { en: 'Short.' }, furtherDescription })}
        language="de"
      />,
    ),
  );
  await expect.element(page.getByText('The quay is closed to cars.')).toHaveAttribute('lang', 'en');
});

test('one of 300 characters is whole, in the reader’s language without a note (VENUE-005, VENUE-008)', async () => {
  await render(
    inVenuePage(
      <About venue={aVenue({ description: { en: 'x'.repeat(300) } })} language="en-us" />,
    ),
  );
  expect(lead()?.textContent).toHaveLength(300);
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
  await expect.element(page.getByRole('status')).not.toBeInTheDocument();
});

test(
  'one in another language says so, is translated when the reader asks, and back (VENUE-006, ' +
    'VENUE-007, VENUE-008, VENUE-009)',
  async () => {
    const translate = vi.fn(() => Promise.resolve('A house by the sea.'));
    await render(inVenuePage(<About venue={finnish} language="en" />, { base: { translate } }));
    await expect.element(page.getByText('This text is in another language: Suomi.')).toBeVisible();
    expect([lead()?.getAttribute('lang'), lead()?.getAttribute('data-text')]).toEqual([
      'fi',
      'original',
    ]);
    await page.getByRole('button', { name: 'Show translation' }).click();
    await expect.element(page.getByText('A house by the sea.')).toBeVisible();
    await expect.element(page.getByText('Translated automatically.')).toBeVisible();
    expect([lead()?.getAttribute('lang'), lead()?.getAttribute('data-text')]).toEqual([
      'en',
      'translated',
    ]);
    await page.getByRole('button', { name: 'Show original' }).click();
    await expect.element(page.getByText('Talo meren rannalla.')).toBeVisible();
    await page.getByRole('button', { name: 'Show translation' }).click();
    expect(translate).toHaveBeenCalledTimes(1);
  },
);

test('what follows the description is translated with it', async () => {
  const further = 'Sauna ja laituri.';
  const translate = async (text: string) => text.toUpperCase();
  const venue = { ...finnish, furtherDescription: { fi: further } };
  await render(inVenuePage(<About venue={venue} language="en" />, { base: { translate } }));
  await page.getByRole('button', { name: 'Show translation' }).click();
  await expect.element(page.getByText('SAUNA JA LAITURI.')).toHaveAttribute('lang', 'en');
  await page.getByRole('button', { name: 'Show original' }).click();
  await expect.element(page.getByText(further)).toHaveAttribute('lang', 'fi');
});

test('where nobody can translate, the original stays and that is said (VENUE-006, VENUE-035)', async () => {
  await render(
    inVenuePage(<About venue={finnish} language="en" />, {
      base: { translate: () => Promise.reject(new Error('no')) },
    }),
  );
  await page.getByRole('button', { name: 'Show translation' }).click();
  await expect.element(page.getByText('No translation can be had at present.')).toBeVisible();
  await expect.element(page.getByText('Talo meren rannalla.')).toBeVisible();
});

test('a venue with a fee for premium service links its terms (VENUE-020)', async () => {
  await render(inVenuePage(<About venue={aVenue({ premiumService: true })} language="en" />));
  await expect
    .element(page.getByRole('link', { name: 'Premium service terms' }))
    .toHaveAttribute('href', '/terms');
});

test('checklists name what there is and what not; the property system leaves out the latter (VENUE-011)', async () => {
  const shown = await render(inVenuePage(<Checklists venue={aVenue()} />));
  await expect.element(page.getByText('Helipad')).not.toBeVisible();
  await page.getByText('What it does not have').first().click();
  for (const name of ['Facilities', 'Surroundings', 'Sports', 'Services'])
    await expect.element(page.getByRole('heading', { name })).toBeVisible();
  await expect
    .element(page.getByRole('listitem').filter({ hasText: 'Helipad' }))
    .toHaveAttribute('data-state', 'unavailable');
  await expect
    .element(page.getByRole('listitem').filter({ hasText: 'Helipad' }))
    .toMatchTextContent('not available');
  await shown.rerender(
    inVenuePage(<Checklists venue={aVenue()} />, {
      base: { site: aSite({ checkout: 'property', offerCards: 'plan' }) },
    }),
  );
  await expect.element(page.getByText('Helipad')).not.toBeInTheDocument();
  await expect.element(page.getByText('Restaurant')).toBeVisible();
});
