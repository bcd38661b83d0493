import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { fakeBaseSession } from '@foyer/fixtures';
import { inVenuePage } from '../testing/in-venue-page.tsx';
import { PaymentFailure } from './payment-failure-page.tsx';

beforeEach(() => window.sessionStorage.clear());

const show = () =>
  render(
    inVenuePage(<PaymentFailure base={fakeBaseSession()} search="?venue=harbour-opera&cart=c_1" />),
  );
const typed = {
  firstName: 'Aino',
  lastName: '',
  email: '',
  phone: { country: 'fi', typed: '' },
  company: '',
  additionalInfo: '',
};

test('a failed payment leads back to the same checkout, and to the start page (OPERA-013, A-104)', async () => {
  window.sessionStorage.setItem(
    'foyer:checkout-details',
    JSON.stringify({ cartId: 'c_1', details: typed }),
  );
  await show();
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Your payment did not go through' }))
    .toBeVisible();
  await expect.element(page.getByText(/what you entered is kept/)).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Back to the checkout' }))
    .toHaveAttribute('href', '/book?venue=harbour-opera&cart=c_1');
  await expect
    .element(page.getByRole('link', { name: 'To the start page' }))
    .toHaveAttribute('href', '/');
});

test('it promises nothing of what was entered where the browser keeps nothing (D-9)', async () => {
  const blocked = vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  });
  await show();
  await expect.element(page.getByText(/Your rooms stay held until their time is up/)).toBeVisible();
  await expect.element(page.getByText(/is kept/)).not.toBeInTheDocument();
  blocked.mockRestore();
});
