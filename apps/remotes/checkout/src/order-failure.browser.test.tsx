import { OrderFailure } from '@foyer/booking-ui/checkout';
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { messages as german } from 'foyer:words/all/de';
import { messages as english } from 'foyer:words/all/en';

const show = (
  code: string,
  { language = 'en', venueLink = '/grand-harbour-hotel' as string | null } = {},
) =>
  render(
    <I18nProvider
      i18n={setupI18n({
        locale: language,
        messages: { [language]: language === 'de' ? german : english },
      })}
    >
      <OrderFailure problem={{ kind: 'refused', problem: { code } }} venueLink={venueLink} />
    </I18nProvider>,
  );
const back = () => page.getByRole('link', { name: 'Back to the venue' });

test.each([
  [
    'package_pms_not_mapped',
    'The venue’s own system does not know this package. Please choose another one, or ask the venue.',
    true,
  ],
  [
    'temp_pms_order_error',
    'The venue’s own system did not accept this booking. Nothing was booked. Please choose another room or time, or ask the venue.',
    true,
  ],
  [
    'temp_pms_order_error_conflict',
    'The venue’s own system has given this room to somebody else. Nothing was booked. Please choose another room or time.',
    true,
  ],
  [
    'service_taken',
    'Somebody else has just taken what was left of an extra you chose. Please take fewer of it, or leave it out.',
    false,
  ],
  [
    'provider_malformed',
    'The venue’s own system gave an answer that we cannot use. Please try again in a moment, or ask the venue.',
    false,
  ],
  [
    'provider_unavailable',
    'The venue’s own system does not answer just now. Please try again in a moment.',
    false,
  ],
  [
    'room_taken',
    'Somebody else has just taken this room. Please choose another room or time.',
    true,
  ],
  ['card_declined', 'The card was declined. Please try another card or way to pay.', false],
  [
    'a code of tomorrow',
    'Something went wrong on our side. What you entered is kept; please try again.',
    false,
  ],
])(
  '%s has its own message, with a link back where another attempt cannot succeed (ERR-024, ERR-036, D-4)',
  async (code, sentence, leadsBack) => {
    await show(code);
    await expect
      .element(page.getByRole('alert').getByText(sentence, { exact: true }))
      .toBeVisible();
    await expect.element(back()).toHaveLength(leadsBack ? 1 : 0);
  },
);

test('without a known venue there is no link back to it', async () => {
  await show('room_taken', { venueLink: null });
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(back()).not.toBeInTheDocument();
});

test('in German', async () => {
  await show('package_pms_not_mapped', { language: 'de' });
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent(/Das System des Hauses kennt diese Pauschale nicht/);
});
