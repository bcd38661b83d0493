import {
  anOffers,
  aPackageOffer,
  aSite,
  euros,
  fakeVenueSession,
  type VenueStates,
} from '@foyer/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PackageList } from '../package-list.tsx';

const hotel = aSite({ checkout: 'property', offerCards: 'plan' });
const list = (site = hotel, { query, base, ...states }: VenueStates = {}) => ({
  session: fakeVenueSession({
    ...states,
    base: { site, ...base },
    query: { kind: 'package', ...query },
  }),
});

const meta = {
  title: 'Packages/Packages that book by themselves',
  component: PackageList,
  args: list(),
  decorators: [(Story) => <div style={{ maxInlineSize: '75rem' }}>{Story()}</div>],
} satisfies Meta<typeof PackageList>;
export default meta;
type Story = StoryObj<typeof meta>;

const offers = anOffers(0, 2);
const unfit = {
  ...offers,
  packages: offers.packages.map((offer) => ({
    ...offer,
    fit: { kind: 'no-room-available' as const },
  })),
};

export const Property: Story = {};
export const PropertyLoading: Story = {
  args: list(hotel, { offers: { offers: null, loading: true } }),
};
export const PropertyReloading: Story = {
  args: list(hotel, { offers: { offers, loading: true } }),
};
export const PropertyNotLoaded: Story = {
  args: list(hotel, { offers: { offers: null, problem: { kind: 'unreachable' } } }),
};
export const PropertyNotLoadedAgain: Story = {
  args: list(hotel, { offers: { offers, problem: { kind: 'unreachable' } } }),
};
export const PropertyTaken: Story = { args: list(hotel, { offers: { offers: unfit } }) };
export const PropertyNone: Story = { args: list(hotel, { offers: { offers: anOffers(0, 0) } }) };
export const PropertyWrongTimes: Story = {
  args: list(hotel, { offers: { offers } }),
  play: async ({ canvas, userEvent }) => {
    const [end] = await canvas.findAllByRole('combobox', { name: /end/i }, { timeout: 8000 });
    if (end) await userEvent.selectOptions(end, '21:00');
  },
};
export const PropertyGerman: Story = {
  globals: { language: 'de' },
  args: list(hotel, { base: { language: 'de' } }),
};
export const BookingEngine: Story = { args: list(aSite({ offerCards: 'book' })) };
export const BookingEngineFailed: Story = {
  args: list(aSite({ offerCards: 'book' }), {
    offers: { offers },
    selection: { kind: 'package', offer: aPackageOffer() },
    booking: { kind: 'price-changed', before: euros(820.8), now: euros(850), codeUsedUp: false },
  }),
};
