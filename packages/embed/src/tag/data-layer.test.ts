import { expect, test } from 'vitest';
import { commerceOf } from './data-layer.ts';

const detail = { orderNumber: 'FY-1', total: { minor: 39_200, currency: 'EUR' } };

test('a booking is a purchase at its total', () => {
  expect(commerceOf({ name: 'booked', detail }, 'house')).toEqual({
    event: 'purchase',
    ecommerce: { affiliation: 'house', transaction_id: 'FY-1', currency: 'EUR', value: 392 },
  });
});

test('currencies without decimals, and enquiries without a price', () => {
  const krona = { ...detail, total: { minor: 5200, currency: 'ISK' } };
  expect(commerceOf({ name: 'booked', detail: krona }, 'house')?.ecommerce['value']).toBe(5200);
  const open = { orderNumber: null, total: null };
  expect(commerceOf({ name: 'enquired', detail: open }, 'house')).toEqual({
    event: 'generate_lead',
    ecommerce: { affiliation: 'house' },
  });
});

test('a selection that ends, and what is none of commerce, is not told', () => {
  expect(commerceOf({ name: 'select', detail: null }, 'house')).toBeNull();
  expect(commerceOf({ name: 'ready' }, 'house')).toBeNull();
});
