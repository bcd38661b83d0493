import { airplusCodes } from '@foyer/domain';
import {
  aCart,
  aCartItem,
  aChosenAddOn,
  aChosenBedroom,
  aVisitor,
  euros,
  fakeCartSession,
  fakeReadable,
  someCancellationTerms,
} from '@foyer/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Checkout } from './checkout.tsx';

const meta: Meta<typeof Checkout> = {
  title: 'Checkout/Page',
  component: Checkout,
  decorators: [
    (Story) => (
      <div style={{ paddingInline: 'var(--gutter)' }}>
        <Story />
      </div>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof Checkout>;

/** Paid by invoice: a card frame would be of another origin. */
const withoutCard = aCart({ paymentMethods: ['invoice', 'onsite'] });
const ready = { kind: 'ready', cart: withoutCard } as const;

export const Booking: Story = { args: { session: fakeCartSession({ checkout: ready }) } };
export const TermsOpen: Story = {
  args: { session: fakeCartSession({ checkout: ready }) },
  play: async ({ canvas, userEvent }) =>
    userEvent.click(await canvas.findByText(/^(terms of use|Hausordnung)$/)),
};
export const CardFormLoading: Story = { args: { session: fakeCartSession() } };
export const HoldEnding: Story = {
  args: { session: fakeCartSession({ checkout: ready, holdSeconds: 96 }) },
};
export const Enquiry: Story = {
  args: {
    session: fakeCartSession({
      holdSeconds: null,
      checkout: {
        kind: 'ready',
        cart: aCart({
          isEnquiry: true,
          heldUntil: null,
          paymentMethods: ['none'],
          items: [aCartItem({ total: null, vat: null, minimumSpend: null })],
        }),
      },
    }),
  },
};
export const MinimumSpendAndDiscount: Story = {
  args: {
    session: fakeCartSession({
      checkout: {
        kind: 'ready',
        cart: {
          ...withoutCard,
          discountCode: 'SPRING25',
          items: [aCartItem({ layout: 405, minimumSpend: euros(200) })],
        },
      },
    }),
  },
};
export const TravelAccount: Story = {
  args: {
    session: fakeCartSession({
      checkout: {
        kind: 'ready',
        cart: {
          ...withoutCard,
          paymentMethods: ['airplus', 'invoice'],
          airplus: { reasons: ['Training', 'Sales meeting'], codes: ['KS', 'PR', 'BD'] },
          premiumFee: euros(15),
          asks: { ...withoutCard.asks, marketingConsent: true },
        },
      },
    }),
  },
};
const coded = {
  kind: 'ready',
  cart: {
    ...withoutCard,
    asks: { ...withoutCard.asks, discountCode: true },
    discountCode: 'SPRING25',
    items: [aCartItem({ total: euros(489.45), original: euros(652.6), vat: euros(99.45) })],
  },
} as const;
/** A code that lowers the price, named in the checkout. */
export const DiscountCodeApplied: Story = {
  args: { session: fakeCartSession({ checkout: coded }) },
};
export const DiscountCodeRefused: Story = {
  args: {
    session: fakeCartSession({
      checkout: coded,
      code: { kind: 'refused', typed: 'SUMMER', reason: 'not-for-this' },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Discount code', { selector: 'summary *' }));
    const field = canvas.getByRole('textbox', { name: 'Discount code' });
    await userEvent.clear(field);
    await userEvent.type(field, 'SUMMER');
  },
};
/** A travel account with all its questions, none answered. */
export const TravelAccountUnanswered: Story = {
  args: {
    session: fakeCartSession({
      checkout: {
        kind: 'ready',
        cart: {
          ...withoutCard,
          paymentMethods: ['airplus'],
          airplus: { reasons: ['Training'], codes: airplusCodes },
        },
      },
    }),
  },
  play: async ({ canvasElement }) => canvasElement.querySelector('form')?.requestSubmit(),
};
/** Add-ons in their states. */
const taking = {
  kind: 'ready',
  cart: {
    ...withoutCard,
    offers: { addOns: 3, bedrooms: 2 },
    asks: { ...withoutCard.asks, addOnEndTime: true },
    applicableLayouts: [
      { code: 404, capacity: 40, originalCapacity: 60 },
      { code: 405, capacity: 24, originalCapacity: 24 },
    ],
  },
} as const;
const technician = aChosenAddOn({
  id: 'technician',
  name: 'Technician, by the hour',
  rate: 'hour',
  price: 60_000,
  most: 3,
});
const evening = aChosenAddOn({
  id: 'evening',
  name: 'Evening by the sea, arranged with you',
  price: null,
  priceExclVat: null,
});
const bedrooms = [
  aChosenBedroom(),
  aChosenBedroom({
    id: 'double',
    name: 'Double room with a view of the sea',
    price: 18_900,
    maxPersons: 2,
  }),
];
const none = { kind: 'loaded', addOns: [aChosenAddOn(), technician, evening] } as const;
export const ExtrasLoading: Story = {
  args: {
    session: fakeCartSession({
      checkout: taking,
      extras: { addOns: { kind: 'loading' }, bedrooms: null },
    }),
  },
};
export const ExtrasToChoose: Story = {
  args: { session: fakeCartSession({ checkout: taking, extras: { addOns: none, bedrooms } }) },
};
export const ExtrasFailed: Story = {
  args: {
    session: fakeCartSession({
      checkout: taking,
      extras: { addOns: { kind: 'failed', problem: 'call' }, bedrooms: [] },
    }),
  },
};
export const ExtrasTaken: Story = {
  args: {
    session: fakeCartSession({
      checkout: taking,
      extras: {
        layout: 404,
        addOns: {
          kind: 'loaded',
          addOns: [
            aChosenAddOn({ amount: 12, time: '10:30' }),
            { ...technician, amount: 1, time: '10:00', timeEnd: '12:30', price: 18_750 },
            evening,
          ],
        },
        bedrooms: [aChosenBedroom({ amount: 2 })],
      },
    }),
  },
};
/** One price is being loaded again, one failed, and one add-on has fewer pieces than chosen. */
export const ExtrasQuoted: Story = {
  args: {
    session: fakeCartSession({
      checkout: taking,
      extras: {
        addOns: {
          kind: 'loaded',
          addOns: [
            aChosenAddOn({ amount: 12, quote: 'asking' }),
            { ...technician, amount: 1, quote: 'failed' },
            aChosenAddOn({
              id: 'projector',
              name: 'Second projector',
              most: 1,
              amount: 1,
              quote: 'gone',
            }),
          ],
        },
        bedrooms,
      },
    }),
  },
};
export const ExtrasWithoutPrice: Story = {
  args: {
    session: fakeCartSession({
      checkout: taking,
      extras: {
        addOns: { kind: 'loaded', addOns: [aChosenAddOn(), { ...evening, amount: 1 }] },
        bedrooms,
      },
    }),
  },
};
export const NoFreeCancellation: Story = {
  args: {
    session: fakeCartSession({
      checkout: ready,
      cancellation: someCancellationTerms({ freeUntil: null }),
    }),
  },
};
export const WithoutTerms: Story = {
  args: {
    session: fakeCartSession({
      checkout: {
        kind: 'ready',
        cart: { ...withoutCard, venue: { ...withoutCard.venue, terms: '', termsOfUse: '' } },
      },
      cancellation: null,
    }),
  },
};
export const Loading: Story = {
  args: { session: fakeCartSession({ checkout: { kind: 'loading' }, holdSeconds: null }) },
};
export const Expired: Story = {
  args: {
    session: fakeCartSession({ checkout: { kind: 'expired', cart: aCart() }, holdSeconds: 0 }),
  },
};
export const Missing: Story = {
  args: {
    session: fakeCartSession({ checkout: { kind: 'missing' }, holdSeconds: null, venueLink: null }),
  },
};
export const OrderedAlready: Story = {
  args: {
    session: fakeCartSession({
      checkout: { kind: 'ready', cart: aCart({ status: 'ordered', orderId: 'o_1' }) },
      holdSeconds: null,
    }),
  },
};
export const CouldNotLoad: Story = {
  args: {
    session: fakeCartSession({
      checkout: { kind: 'failed', problem: { kind: 'unreachable' } },
      holdSeconds: null,
    }),
  },
};
export const Processing: Story = {
  args: { session: fakeCartSession({ checkout: ready, order: { kind: 'processing' } }) },
};
export const PriceChanged: Story = {
  args: {
    session: fakeCartSession({
      checkout: ready,
      order: { kind: 'price-changed', before: euros(652.6), now: euros(678) },
    }),
  },
};
export const RoomTaken: Story = {
  args: {
    session: fakeCartSession({
      checkout: ready,
      order: {
        kind: 'failed',
        field: null,
        problem: { kind: 'refused', problem: { status: 409, code: 'room_taken', message: '' } },
      },
    }),
  },
};
export const ServerUnreachable: Story = {
  args: {
    session: fakeCartSession({
      checkout: ready,
      order: { kind: 'failed', field: null, problem: { kind: 'unreachable' } },
    }),
  },
};
export const EmailRefused: Story = {
  args: {
    session: fakeCartSession({
      checkout: ready,
      order: {
        kind: 'failed',
        field: 'email',
        problem: {
          kind: 'refused',
          problem: { status: 400, code: 'invalid_field', message: '', field: 'email' },
        },
      },
    }),
  },
};
const challenged = {
  kind: 'challenged',
  email: 'aino@example.com',
  words: 'Please type the code that was mailed to aino@example.com.',
  isWrong: false,
  busy: null,
  resendProblem: null,
} as const;
/** The code could not be mailed again. */
export const CodeNotSentAgain: Story = {
  args: {
    session: fakeCartSession({
      checkout: ready,
      emailCheck: { ...challenged, resendProblem: { kind: 'unreachable' } },
    }),
  },
};
/** The legacy flow checks whether the address has an account. */
export const AddressHasAccount: Story = {
  args: {
    session: fakeCartSession({ checkout: ready, emailCheck: { kind: 'has-account', email: '' } }),
  },
};
export const AddressToProve: Story = {
  args: { session: fakeCartSession({ checkout: ready, emailCheck: challenged }) },
};
export const WrongCode: Story = {
  args: {
    session: fakeCartSession({
      checkout: ready,
      emailCheck: { ...challenged, words: 'Wrong verification code', isWrong: true },
    }),
  },
};
export const LoggedIn: Story = {
  args: {
    session: fakeCartSession({
      checkout: ready,
      base: { visitor: fakeReadable(aVisitor({ phone: '+358 40 123 4567' })) },
    }),
  },
};
