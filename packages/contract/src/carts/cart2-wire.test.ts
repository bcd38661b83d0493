import type { ChosenOffer } from '@foyer/domain';
import { aPackageOffer, aQuery, aRoomOffer, aVenue } from '@foyer/fixtures';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { writePropertySystemDateTime } from '../fields.ts';
import { writeSpecifiedDateTime } from '../specified-time.ts';
import { cart2Body, writeCart2 } from './cart2-wire.ts';

const page = { language: 'fi', userAgent: 'browser', ownCart: null };
const write = (chosen: ChosenOffer) =>
  writeCart2(
    chosen,
    aQuery({ discountCode: 'SPRING' }),
    aVenue({ pictures: Array.from({ length: 8 }, (_, index) => ({ src: `/p${index}`, alt: '' })) }),
    page,
  );

test(
  'cart2 has the specification’s fields and one event with a room (CART-016, CART-017, CART-018, ' +
    'CART-020, CART-029, CART-030, C-154, B-042, B-081)',
  () => {
    const body = write({ kind: 'room', offer: aRoomOffer() });
    expect(body).toMatchObject({
      language: 'fi',
      user_agent: 'browser',
      venue_id: 'grand-harbour',
      venue_name: 'Grand Harbour Hotel',
      venue_pictures: ['/p0', '/p1', '/p2', '/p3', '/p4', '/p5'],
      discount_code: 'SPRING',
      venue_type_en: 'Hotel and conference centre',
      country_code: 'FI',
      city: 'Helsinki',
      delegates: 12,
      order_type: 'room',
      availability_id: 'av-harbour-room',
      mt_length: '8',
      events: [
        {
          start: '08-06-2026 09:00',
          end: '08-06-2026 17:00',
          currency: 'EUR',
          room: {
            id: 'harbour-room',
            name: 'Harbour Room',
            layout_code: '_none',
            total_price: 65260,
            price_type: 'fullday',
            price_category: 'base_price',
            original_price: null,
            type: 'fullday',
            isInstantBookable: true,
          },
        },
      ],
    });
    expect(body.applicable_layouts).toContainEqual({
      name: 'classroom',
      code: 402,
      value: 36,
      originalValue: 40,
    });
    expect(v.safeParse(cart2Body, body).success).toBe(true);
  },
);

test('or with a package (CART-019)', () => {
  const body = write({ kind: 'package', offer: aPackageOffer() });
  expect(body).toMatchObject({
    order_type: 'package',
    applicable_layouts: [],
    events: [
      {
        package: {
          id: 'harbour-day',
          name: 'Harbour day',
          rate_code: 'DDR',
          package_min: 8,
          total_price: 82080,
          unit_price: 6840,
          price_type: 'base_price',
          source_id: '',
        },
      },
    ],
  });
  expect(v.safeParse(cart2Body, body).success).toBe(true);
});

test('two events, or one with both, are refused (CART-017, CART-020, B-081)', () => {
  const body = write({ kind: 'room', offer: aRoomOffer() });
  const [event] = body.events;
  const both = {
    ...event,
    package: write({ kind: 'package', offer: aPackageOffer() }).events[0]?.package,
  };
  for (const events of [[event, event], [both], event])
    expect(v.safeParse(cart2Body, { ...body, events }).success).toBe(false);
});

test('dates read 23-11-2026 09:00, and are ISO for the property system (CART-030, CART-031, C-155)', () => {
  expect(writeSpecifiedDateTime('2026-11-23T09:00')).toBe('23-11-2026 09:00');
  expect(writePropertySystemDateTime('2026-11-23T09:00')).toBe('2026-11-23T09:00:00');
});
