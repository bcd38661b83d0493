import { expect, test } from 'vitest';
import { aRoom } from '../testing/samples.ts';
import type { Opening } from '../venue/business-hours.ts';
import {
  type BookingConditions,
  type CardAction,
  cardAction,
  type CardMode,
  nextStep,
} from './next-step.ts';
import type { PackageOffer, RoomOffer } from './offers.ts';

type Judged = Pick<RoomOffer | PackageOffer, 'fit' | 'outcome'>;
const total = { minor: 10000, currency: 'EUR' };
const open: Opening = { kind: 'open', hours: null };
const outside: Opening = {
  kind: 'outside-hours',
  hours: { day: 1, start: '07:00', end: '22:00', closed: false },
};
const fits = { fit: { kind: 'fits' }, outcome: { kind: 'instant', total } } as const;
const exceeds = { ...fits, fit: { kind: 'exceeds', delegates: 12, min: 2, max: 8 } } as const;
const onRequest = { ...fits, outcome: { kind: 'request', total } } as const;
const noPrice = { ...fits, outcome: { kind: 'enquiry', reason: 'no-price' } } as const;

test.each<[string, Partial<BookingConditions>, Judged | null, ReturnType<typeof nextStep>]>([
  ['nothing chosen', {}, null, { kind: 'blocked', why: 'nothing-chosen' }],
  [
    'nothing fits, so that nothing can be chosen (AVAIL-013, AVAIL-015)',
    { nothingFits: true },
    null,
    { kind: 'blocked', why: 'nothing-fits' },
  ],
  ['a room bookable at once', {}, fits, { kind: 'continue' }],
  [
    'a package bookable at once',
    {},
    { ...fits, fit: { kind: 'fits', room: aRoom() } },
    { kind: 'continue' },
  ],
  ['on request (PRICE-002, PRICE-011, B-085)', {}, onRequest, { kind: 'request' }],
  [
    'without a price: no continue, but an enquiry (PRICE-003, PRICE-008)',
    {},
    noPrice,
    { kind: 'enquire' },
  ],
  ['too small by now (AVAIL-007)', {}, exceeds, { kind: 'blocked', why: 'does-not-fit' }],
  [
    'without the layout (AVAIL-007)',
    {},
    { ...fits, fit: { kind: 'layout', layout: 404, capacity: 8 } },
    { kind: 'blocked', why: 'does-not-fit' },
  ],
  [
    'closed, whatever is chosen (AVAIL-012)',
    { opening: { kind: 'closed-day' } },
    fits,
    { kind: 'blocked', why: 'closed' },
  ],
  [
    'a date taken out',
    { opening: { kind: 'closed-date' } },
    fits,
    { kind: 'blocked', why: 'closed' },
  ],
  ['outside the hours (AVAIL-012)', { opening: outside }, null, { kind: 'blocked', why: 'closed' }],
  [
    'open, but the server refused the start (AVAIL-028, B-033, C-106)',
    { leadTimeAllows: false },
    fits,
    { kind: 'blocked', why: 'lead-time' },
  ],
])('the button of the form: %s', (_, conditions, offer, step) => {
  expect(nextStep({ opening: open, leadTimeAllows: true, ...conditions }, offer)).toEqual(step);
});

const booking: CardMode = { cardsBook: true, newStyle: false };
const selecting: CardMode = { cardsBook: false, newStyle: false };

test.each<[string, CardMode, Judged, Partial<Parameters<typeof cardAction>[2]>, CardAction]>([
  ['Book (ROOM-006, PACK-013)', booking, fits, {}, { kind: 'book', enabled: true }],
  [
    'Send request where it is not booked at once (ROOM-006, PACK-013, PRICE-011)',
    booking,
    onRequest,
    {},
    { kind: 'request', enabled: true },
  ],
  ['Send request without a price', booking, noPrice, {}, { kind: 'request', enabled: true }],
  [
    'nothing for what breaks a limit (AVAIL-007, B-013)',
    booking,
    exceeds,
    {},
    { kind: 'book', enabled: false },
  ],
  [
    'nothing outside the hours (AVAIL-012)',
    booking,
    fits,
    { opening: outside },
    { kind: 'book', enabled: false },
  ],
  [
    'nothing where the lead times say no (AVAIL-028)',
    booking,
    fits,
    { leadTimeAllows: false },
    { kind: 'book', enabled: false },
  ],
  [
    'the same while the list loads',
    booking,
    fits,
    { loading: true },
    { kind: 'book', enabled: true },
  ],
  [
    'nothing while the list of new cards loads (AVAIL-012, B-095)',
    { ...booking, newStyle: true },
    fits,
    { loading: true },
    { kind: 'book', enabled: false },
  ],
  ['Select (ROOM-007)', selecting, fits, {}, { kind: 'select', selected: false, enabled: true }],
  [
    'selected (ROOM-007)',
    selecting,
    fits,
    { chosen: true },
    { kind: 'select', selected: true, enabled: true },
  ],
  [
    'Select though closed: another time may do',
    selecting,
    fits,
    { opening: outside },
    { kind: 'select', selected: false, enabled: true },
  ],
  [
    'not selected any more where it no longer fits (AVAIL-007, B-013)',
    selecting,
    exceeds,
    { chosen: true },
    { kind: 'select', selected: false, enabled: false },
  ],
])('a card says %s', (_, mode, offer, now, action) => {
  expect(
    cardAction(offer, mode, {
      opening: open,
      leadTimeAllows: true,
      chosen: false,
      loading: false,
      ...now,
    }),
  ).toEqual(action);
});
