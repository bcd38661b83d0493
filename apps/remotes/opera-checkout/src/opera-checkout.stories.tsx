import {
  aCart,
  aCartItem,
  aMenu,
  aMiscItem,
  aPropertyItem,
  euros,
  fakePropertySession,
  type PropertyStates,
} from '@foyer/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { OperaCheckout } from './opera-checkout.tsx';

const meta: Meta<typeof OperaCheckout> = {
  title: 'Opera checkout/Page',
  component: OperaCheckout,
  decorators: [
    (Story) => (
      <div style={{ paddingInline: 'var(--gutter)' }}>
        <Story />
      </div>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof OperaCheckout>;

const page = (states: PropertyStates = {}): Story => ({
  args: { session: fakePropertySession(states) },
});
/** Paid by account: a card frame would be of another origin. */
const byAccount = { paymentMethods: ['accountcredits'] } as const;
const taken = aPropertyItem({
  menus: [
    aMenu({ amount: 12, time: '12:00' }),
    aMenu({ id: 'COF1', name: 'Morning coffee', price: 950, items: ['Coffee and tea'] }),
  ],
  miscItems: [
    aMiscItem({ amount: 2 }),
    aMiscItem({ id: 'TECH', name: 'Technician', price: 7500, isHourly: true, availability: [] }),
  ],
});
const secondDay = { start: '2026-06-09T09:00', end: '2026-06-09T17:00' } as const;
const anEnquiry = {
  kind: 'ready',
  cart: aCart({ isEnquiry: true, heldUntil: null, items: [aCartItem({ total: null, vat: null })] }),
  items: [aPropertyItem({ total: null })],
} as const;
const refused = (code: 'temp_pms_order_error_conflict' | 'provider_unavailable') =>
  ({
    kind: 'failed',
    field: null,
    problem: { kind: 'refused', problem: { status: 409, code, message: '' } },
  }) as const;

export const Booking: Story = page(byAccount);
export const CancellationPolicyOpen: Story = {
  ...page(byAccount),
  play: async ({ canvas, userEvent }) =>
    userEvent.click(
      await canvas.findByRole('button', { name: /^(Cancellation policy|Stornobedingungen)$/ }),
    ),
};
export const WithAddOns: Story = page({
  ...byAccount,
  checkout: { kind: 'ready', cart: aCart(), items: [taken] },
});
export const SeveralDays: Story = page({
  ...byAccount,
  checkout: {
    kind: 'ready',
    cart: aCart({ items: [aCartItem(), aCartItem(secondDay)] }),
    items: [taken, aPropertyItem(secondDay)],
  },
});
export const Enquiry: Story = page({ checkout: anEnquiry, holdSeconds: null });
export const CardOrAccount: Story = page();
export const CardsOnly: Story = page({ paymentMethods: ['creditcard'] });
export const OneMenu: Story = page({
  ...byAccount,
  menuCap: 1,
  checkout: { kind: 'ready', cart: aCart(), items: [taken] },
});
export const AddOnsLoading: Story = page({ ...byAccount, addOns: 'loading' });
export const AddOnsFailed: Story = page({ ...byAccount, addOns: 'failed' });
export const NoAddOns: Story = page({
  ...byAccount,
  checkout: { kind: 'ready', cart: aCart(), items: [aPropertyItem({ menus: [], miscItems: [] })] },
});
export const Loading: Story = page({ checkout: { kind: 'loading' }, holdSeconds: null });
export const Empty: Story = page({ checkout: { kind: 'missing' }, holdSeconds: null });
export const CouldNotLoad: Story = page({
  checkout: { kind: 'failed', problem: { kind: 'unreachable' } },
  holdSeconds: null,
});
export const Expired: Story = page({
  checkout: { kind: 'expired', cart: aCart(), items: [] },
  holdSeconds: 0,
});
export const Processing: Story = page({ ...byAccount, order: { kind: 'processing' } });
export const RoomGone: Story = page({
  ...byAccount,
  order: refused('temp_pms_order_error_conflict'),
});
export const TechnicalProblem: Story = page({
  ...byAccount,
  order: { kind: 'failed', field: null, problem: { kind: 'malformed' } },
});
export const PriceChanged: Story = page({
  ...byAccount,
  order: { kind: 'price-changed', before: euros(652.6), now: euros(678) },
});
export const Challenged: Story = page({
  ...byAccount,
  emailCheck: {
    kind: 'challenged',
    email: 'aino@example.com',
    words: 'Please type the code that was mailed to aino@example.com.',
    isWrong: false,
    busy: null,
    resendProblem: null,
  },
});
