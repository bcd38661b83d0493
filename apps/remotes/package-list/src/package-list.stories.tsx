import { anOffers, fakeVenueSession, type VenueStates } from '@foyer/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PackageList } from './package-list.tsx';

const list = ({ query, ...states }: VenueStates = {}) => ({
  session: fakeVenueSession({ ...states, query: { kind: 'package', ...query } }),
});

const meta = {
  title: 'Packages/Package list',
  component: PackageList,
  args: list(),
  decorators: [(Story) => <div style={{ maxInlineSize: '53rem' }}>{Story()}</div>],
} satisfies Meta<typeof PackageList>;
export default meta;
type Story = StoryObj<typeof meta>;

const offers = anOffers();
const [first] = offers.packages;

export const Some: Story = {};
export const Many: Story = { args: list({ offers: { offers: anOffers(12, 14) } }) };
export const One: Story = { args: list({ offers: { offers: anOffers(12, 1) } }) };
export const Selected: Story = {
  args: list({ selection: first ? { kind: 'package', offer: first } : null }),
};
export const Loading: Story = { args: list({ offers: { offers: null, loading: true } }) };
export const Reloading: Story = { args: list({ offers: { loading: true } }) };
export const Failed: Story = {
  args: list({ offers: { offers: null, problem: { kind: 'unreachable' } } }),
};
export const DiscountCodeNotFound: Story = { args: list({ form: { discount: 'none_found' } }) };

/** The venue has none for half a day. */
export const NoneForHalfADay: Story = {
  args: list({
    query: { meetingLength: 4 },
    offers: {
      offers: {
        ...offers,
        packages: offers.packages.map((offer) => ({ ...offer, listed: false })),
      },
    },
  }),
};

/** All are too small for the group, and say so. */
export const NoneFits: Story = {
  args: list({
    query: { delegates: 90 },
    offers: {
      offers: {
        ...offers,
        packages: offers.packages.map((offer) => ({
          ...offer,
          fit: { kind: 'exceeds', delegates: 90, max: offer.package.max },
        })),
      },
    },
  }),
};

export const German: Story = {
  globals: { language: 'de' },
  args: list({ base: { language: 'de' } }),
};
