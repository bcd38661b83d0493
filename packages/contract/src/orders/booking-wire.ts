import type {
  BillLineKind,
  BookingChoices,
  OfferOption,
  OrderBill,
  VenueOffer,
} from '@foyer/domain';
import * as v from 'valibot';
import { cartPaymentMethods } from '../carts/wire.ts';
import { moneyWire, specifiedDateTime } from '../fields.ts';
import { writeSpecifiedDateTime } from '../specified-time.ts';

/**
 * Parts of a confirmation that the page of a booking shows: its receipt, the venue's offer, and what
 * can be changed.
 */

export const billWire = v.object({
  lines: v.array(
    v.object({
      kind: v.picklist([
        'meeting',
        'extra',
        'service',
        'bedroom',
        'planning',
        'premium',
      ] as const satisfies readonly BillLineKind[]),
      name: v.string(),
      amount: v.number(),
      total: moneyWire,
    }),
  ),
  vat: v.array(v.object({ percent: v.number(), net: moneyWire, vat: moneyWire })),
});

export const writeBill = ({ lines, vat }: OrderBill): v.InferInput<typeof billWire> => ({
  lines: lines.map((line) => ({ ...line, total: { ...line.total } })),
  vat: vat.map((rate) => ({ ...rate, net: { ...rate.net }, vat: { ...rate.vat } })),
});

const offerOption = v.object({
  name: v.string(),
  room: v.string(),
  start: specifiedDateTime,
  end: specifiedDateTime,
  total: moneyWire,
  vat: moneyWire,
});

export const venueOfferWire = v.pipe(
  v.object({
    valid_until: v.number(),
    includes: v.string(),
    message: v.string(),
    options: v.array(offerOption),
    payment_methods: v.array(v.picklist(cartPaymentMethods)),
    question: v.nullable(v.string()),
  }),
  v.transform(({ valid_until, payment_methods, options, ...offer }): VenueOffer => ({
    ...offer,
    validUntil: valid_until,
    methods: payment_methods,
    options: options.map(({ name, room, ...option }): OfferOption => ({
      ...option,
      title: name,
      roomTitle: room,
    })),
  })),
);

export const writeVenueOffer = ({
  validUntil,
  includes,
  message,
  options,
  methods,
  question,
}: VenueOffer): v.InferInput<typeof venueOfferWire> => ({
  valid_until: validUntil,
  includes,
  message,
  options: options.map(({ title, roomTitle, start, end, total, vat }) => ({
    name: title,
    room: roomTitle,
    start: writeSpecifiedDateTime(start),
    end: writeSpecifiedDateTime(end),
    total: { ...total },
    vat: { ...vat },
  })),
  payment_methods: [...methods],
  question,
});

export const bookingChoicesWire = v.pipe(
  v.object({
    delegates: v.number(),
    first_name: v.optional(v.string(), ''),
    last_name: v.optional(v.string(), ''),
    phone: v.string(),
    company: v.string(),
    message: v.string(),
    add_ons: v.array(
      v.object({
        id: v.string(),
        name: v.string(),
        price: moneyWire,
        quantity: v.number(),
        max_per_order: v.number(),
      }),
    ),
  }),
  v.transform(({ add_ons, first_name, last_name, ...choices }): BookingChoices => ({
    ...choices,
    firstName: first_name,
    lastName: last_name,
    addOns: add_ons.map(({ quantity, max_per_order, ...addOn }) => ({
      ...addOn,
      amount: quantity,
      most: max_per_order,
    })),
  })),
);

export const writeBookingChoices = ({
  addOns,
  firstName,
  lastName,
  ...choices
}: BookingChoices): v.InferInput<typeof bookingChoicesWire> => ({
  ...choices,
  first_name: firstName,
  last_name: lastName,
  add_ons: addOns.map(({ id, name, price, amount, most }) => ({
    id,
    name,
    price: { ...price },
    quantity: amount,
    max_per_order: most,
  })),
});
