import '@foyer/ui/tokens.css';
import '@foyer/ui/page.css';
import { aRoomOffer, aSite, fakeBaseSession, type VenueStates } from '@foyer/fixtures';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from './testing/show.tsx';

const engine = (states: VenueStates = {}) =>
  show({ ...states, base: fakeBaseSession({ site: aSite({ offerCards: 'book' }) }) });
const top = (name: string) =>
  Math.round(page.getByText(name, { exact: true }).element().getBoundingClientRect().top);
/** The number of lines of the fields with a plain label. */
const lineCount = () =>
  new Set(['Start time', 'End time', 'Meeting length', 'Attendees'].map(top)).size;

test('in the booking engine the form lies across the page: six fields and a button in one line (FORM-004, FORM-008)', async () => {
  await page.viewport(1440, 900);
  await engine();
  await expect.element(page.getByRole('button', { name: 'Show rooms' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Start date/ })).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^End date/ })).toBeVisible();
  expect(lineCount()).toBe(1);
  const button = page.getByRole('button', { name: 'Show rooms' }).element().getBoundingClientRect();
  expect(button.top).toBeLessThan(top('Attendees'));
  expect(button.bottom).toBeGreaterThan(top('Attendees') + 20);
  await page.viewport(1280, 900);
});

test.each([
  [320, 3],
  [768, 2],
  [1024, 1],
  [2560, 1],
])(
  'at %i px the times, length and attendees stand in %i lines, and nothing lies beside the page (FORM-008)',
  async (width, lines) => {
    await page.viewport(width, 900);
    await engine({
      form: { delegatesError: { limit: 60, registrationUrl: 'https://insurance.example/groups' } },
    });
    await expect.element(page.getByRole('button', { name: 'Show rooms' })).toBeVisible();
    expect(lineCount()).toBe(lines);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    await page.viewport(1280, 900);
  },
);

test('the button leads to the list of the tab, the focus with it', async () => {
  const lists = document.body.appendChild(document.createElement('div'));
  lists.innerHTML =
    '<div data-remote="room-list">rooms</div><div data-remote="package-list">packages</div>';
  const session = await engine();
  await page.getByRole('button', { name: 'Show rooms' }).click();
  expect(document.activeElement?.textContent).toBe('rooms');
  session.set.query({ kind: 'package' });
  await page.getByRole('button', { name: 'Show packages' }).click();
  expect(document.activeElement?.textContent).toBe('packages');
  lists.remove();
});

test('what a card books, and what comes of it, is the card’s affair: the form says nothing of it (ROOM-006)', async () => {
  const session = await engine();
  await expect.element(page.getByRole('button', { name: 'Show rooms' })).toBeVisible();
  session.set.selection({ kind: 'room', offer: aRoomOffer() });
  session.set.booking({ kind: 'failed', problem: { kind: 'unreachable' } });
  await expect.element(page.getByText('€652.60')).not.toBeInTheDocument();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

test(
  'the notes and more options are those of the panel, and everything is reached by keyboard ' +
    '(FORM-007, FORM-011, FORM-013)',
  async () => {
    await engine({ form: { timeRefused: true } });
    await expect.element(page.getByText('Opening hours, Monday: 07:00–22:00')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Got it' })).toBeVisible();
    const reached: string[] = [];
    for (let presses = 0; presses < 14; presses += 1) {
      await userEvent.tab();
      const at = document.activeElement;
      const label =
        at && 'labels' in at && at.labels instanceof NodeList ? at.labels[0]?.textContent : null;
      reached.push(at?.getAttribute('aria-label') ?? label ?? at?.textContent ?? '');
    }
    expect(reached.map((name) => name.replace(/:.*/, ''))).toEqual(
      expect.arrayContaining([
        'Room',
        'Start date',
        'Start time',
        'End date',
        'End time',
        'Meeting length',
        'Attendees',
        'Show rooms',
        'Got it',
      ]),
    );
  },
);
