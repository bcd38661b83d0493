import { tuesday, venueAddress } from '../stage/meeting.ts';
import { expect, test } from '../stage/test.ts';
import { panel } from '../stage/visitor.ts';

test(
  'the next venue opens with the tab, length and delegates of the last one; cookies last 100 ' +
    'days (FORM-014, CART-024 to CART-026)',
  async ({ page, context }) => {
    await page.goto(
      venueAddress('grand-harbour-hotel', tuesday({ weeks: 33 }), { type: 'package' }),
    );
    await panel(page).getByText('Room', { exact: true }).click();
    await panel(page).getByRole('combobox', { name: 'Meeting length' }).selectOption('4');
    const attendees = panel(page).getByRole('textbox', { name: 'Attendees' });
    await attendees.fill('14');
    await attendees.press('Enter');
    await expect
      .poll(async () => (await context.cookies()).find(({ name }) => name === '_pref_qty')?.value)
      .toBe('14');
    const kept = new Map((await context.cookies()).map((cookie) => [cookie.name, cookie]));
    expect([
      kept.get('room_booking_type')?.value,
      kept.get('_pref_mt')?.value,
      kept.get('_pref_index')?.value,
    ]).toEqual(['room', '4', '2']);
    expect(kept.get('_pref_dt_en')?.value).toMatch(/09%3A00$/);
    expect(((kept.get('_pref_mt')?.expires ?? 0) - Date.now() / 1000) / 86_400).toBeCloseTo(100, 0);

    await page.goto('/last-room');
    await expect(panel(page).getByRole('combobox', { name: 'Meeting length' })).toHaveValue('4');
    await expect(panel(page).getByRole('textbox', { name: 'Attendees' })).toHaveValue('14');
    await page.goto('/grand-harbour-hotel');
    await expect(panel(page).getByRole('radio', { name: 'Room', exact: true })).toBeChecked();
  },
);
