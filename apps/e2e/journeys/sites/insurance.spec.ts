import { tuesday, venueAddress } from '../../stage/meeting.ts';
import { expect, test } from '../../stage/test.ts';
import { panel } from '../../stage/visitor.ts';

test.use({ hostname: 'insurance.white-label.localhost' });

test(
  'its own code applies, more than 60 delegates need the registration, and no other venue is ' +
    'named (SITE-045, FORM-052, CONST-003, VENUE-026)',
  async ({ page }) => {
    await page.goto(
      venueAddress('grand-harbour-hotel', tuesday({ weeks: 27 }), {
        delegates: '20',
        discount_code: 'SUMMER15',
      }),
    );
    await expect(page.getByRole('article').first()).toContainText('8% off');
    await expect(page.getByRole('heading', { name: 'Similar venues nearby' })).toHaveCount(0);
    const attendees = panel(page).getByRole('textbox', { name: 'Attendees' });
    await attendees.fill('61');
    await attendees.press('Tab');
    await expect(panel(page).getByRole('link', { name: 'Register your event' })).toHaveAttribute(
      'href',
      'https://insurance.example/groups',
    );
    await expect(page).toHaveURL(/[?&]delegates=20(&|$)/);
    await attendees.fill('60');
    await attendees.press('Tab');
    await expect(panel(page).getByRole('link', { name: 'Register your event' })).toHaveCount(0);
    await expect(page).toHaveURL(/[?&]delegates=60(&|$)/);
  },
);
