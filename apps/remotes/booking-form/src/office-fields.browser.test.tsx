import '@foyer/ui/tokens.css';
import '@foyer/ui/page.css';
import { aRoomOffer, aSite, aVenue, fakeBaseSession, type VenueStates } from '@foyer/fixtures';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { called, show } from './testing/show.tsx';

const office: VenueStates = {
  venue: aVenue({ office: { centreId: 'HEL-QUAY' } }),
  base: fakeBaseSession({ site: aSite({ checkout: 'office' }) }),
  form: { lengths: [2, 3, 4, 5, 6, 7, 8, 9, 10] },
};
const field = (name: string) => page.getByRole('combobox', { name });

test(
  'an office asks for start, length, people, room and seating, and for no end, code or ' +
    'rates (REGUS-001 to REGUS-006)',
  async () => {
    const session = await show(office);
    await expect.element(field('Room')).toBeVisible();
    await expect.element(page.getByRole('button', { name: /^Start date/ })).toBeVisible();
    await expect.element(field('End time')).not.toBeInTheDocument();
    await expect.element(page.getByText('More options')).not.toBeInTheDocument();
    expect(
      [...field('Meeting length').element().querySelectorAll('option')].map(
        (option) => option.value,
      ),
    ).toEqual(['2', '3', '4', '5', '6', '7', '8', '9', '10']);
    await field('Room').selectOptions('lighthouse-studio');
    await field('Meeting length').selectOptions('4');
    await field('Room').selectOptions('');
    expect([
      called(session, 'selectRoom'),
      called(session, 'changeLength'),
      called(session, 'clearSelection'),
    ]).toEqual([[['lighthouse-studio']], [[4]], [[]]]);
  },
);

test('the room chosen in the list is the one in the field, with its total and the way on (REGUS-005, REGUS-007, REGUS-008)', async () => {
  await show({ ...office, selection: { kind: 'room', offer: aRoomOffer() } });
  await expect.element(field('Room')).toHaveValue(aRoomOffer().room.id);
  await expect
    .element(page.getByRole('status').filter({ hasText: '€' }))
    .toMatchTextContent(/^€652\.60$/);
  await expect.element(page.getByText(/incl\. VAT/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Continue' })).toBeVisible();
});

test('where the operator kept nothing the page is to be loaded anew (ERR-022, B-047)', async () => {
  await show({ ...office, booking: { kind: 'failed', problem: { kind: 'malformed' } } });
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('There is error while processing your order. Please reload the page.');
});

test('a venue that keeps its own rooms has the usual form there too', async () => {
  await show({ ...office, venue: aVenue() });
  await expect.element(field('End time')).toBeVisible();
  await expect.element(field('Room')).not.toBeInTheDocument();
});
