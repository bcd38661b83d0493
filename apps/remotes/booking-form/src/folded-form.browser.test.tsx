import '@foyer/ui/tokens.css';
import '@foyer/ui/page.css';
import { aRoomOffer, anOffers, aSite, fakeBaseSession, type VenueStates } from '@foyer/fixtures';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from './testing/show.tsx';

const { style } = document.documentElement;

beforeEach(async () => {
  await page.viewport(390, 844);
  // As a page that folds the form says it.
  style.setProperty('--form-fold', 'flex');
  style.setProperty('--form-fields', 'none');
  style.setProperty('--form-next', 'none');
});
afterEach(async () => {
  style.cssText = '';
  await page.viewport(1280, 900);
});

const offers: VenueStates['offers'] = { offers: anOffers(4, 2), loading: false };
const line = page.getByRole('form').getByRole('button', { name: /^Your meeting/ });
const attendees = page.getByRole('textbox', { name: 'Attendees' });
const bar = page.getByRole('region', { name: 'Your meeting' });

test('one line says the meeting and opens its fields, which lead to the offers', async () => {
  await show({ offers });
  await expect.element(line).toMatchTextContent(/Mon 8 Jun 2026.*09:00–17:00.*12 people/);
  await expect.element(attendees).not.toBeInTheDocument();
  await line.click();
  await expect.element(attendees).toBeVisible();
  const lists = document.body.appendChild(document.createElement('div'));
  lists.innerHTML = '<div data-remote="room-list">rooms</div>';
  await page.getByRole('button', { name: 'Show rooms' }).click();
  await expect.element(attendees).not.toBeInTheDocument();
  expect(document.activeElement?.textContent).toBe('rooms');
  lists.remove();
});

test('the bar at the bottom has the meeting and the number of offers, then the choice and the next step', async () => {
  const session = await show({ offers });
  await expect.element(bar.getByRole('button', { name: '5 offers' })).toBeVisible();
  // The line is below the words alone, not below what parts them.
  const change = bar.getByRole('button', { name: /^Change the meeting/ }).element();
  const lines = (elements: Iterable<Element>) =>
    [...elements].map((element) => getComputedStyle(element).textDecorationLine);
  const [parts] = change.querySelectorAll(':scope > span:last-child');
  expect(lines([change, ...(parts ? [parts] : [])])).toEqual(['none', 'none']);
  expect(lines(parts?.children ?? [])).toEqual(['underline', 'underline', 'underline']);
  await bar.getByRole('button', { name: /^Change the meeting/ }).click();
  await expect.element(attendees).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  session.set.selection({ kind: 'room', offer: aRoomOffer() });
  await expect.element(bar).not.toBeInTheDocument();
  const choice = page.getByRole('region', { name: 'Your choice' });
  await expect.element(choice.getByRole('button', { name: 'Continue' })).toBeVisible();
  await expect.element(choice.getByRole('status')).toMatchTextContent(/€652\.60/);
});

test('what was asked for and cannot be had is said in the page: the fields are not folded', async () => {
  await show({ offers, form: { timeRefused: true } });
  await expect.element(attendees).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Got it' })).toBeVisible();
  await expect.element(line).not.toBeInTheDocument();
  await expect.element(bar).not.toBeInTheDocument();
});

test('where the cards book by themselves the bar stays with the meeting', async () => {
  const session = await show({
    offers,
    base: fakeBaseSession({ site: aSite({ offerCards: 'book' }) }),
  });
  session.set.selection({ kind: 'room', offer: aRoomOffer() });
  await expect.element(bar.getByRole('button', { name: '3 offers' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Continue' })).not.toBeInTheDocument();
});

test('where no offer suits, the bar names what can be had instead, not that there are none', async () => {
  await show({ offers: { offers: anOffers(0, 0), loading: false } });
  await expect.element(bar.getByRole('button', { name: 'Alternatives' })).toBeVisible();
  await expect.element(bar.getByText('0 offers')).not.toBeInTheDocument();
});
