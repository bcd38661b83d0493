import {
  aPackage,
  aPackageOffer,
  aPackageOfLongWords,
  aPackagePrice,
  aPicture,
  aRoom,
  anUnfitPackageOffer,
  euros,
} from '@foyer/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PackageCard } from './package-card.tsx';

const meta = {
  title: 'Packages/Package card',
  component: PackageCard,
  args: {
    offer: aPackageOffer(),
    local: null,
    group: { delegates: 12, layout: '_none', checkout: 'cart' },
    reading: { language: 'en', translate: () => Promise.resolve(null) },
    chosen: false,
    detailsHref: '?f.details=1',
    detailsOpen: false,
    onSelect: () => undefined,
  },
  parameters: { list: '53rem' },
} satisfies Meta<typeof PackageCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const opened: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { expanded: false }));
};

export const Available: Story = {};
export const Selected: Story = { args: { chosen: true } };
export const DetailsOpen: Story = { play: opened };
export const Discounted: Story = { args: { offer: discounted() } };

/** 12 delegates, but the smallest group is fifteen. */
export const SmallestGroup: Story = {
  args: {
    offer: aPackageOffer({
      package: aPackage({
        title: 'Grand day with reception',
        min: 15,
        max: 120,
        roomIds: ['harbour-room'],
      }),
      price: aPackagePrice({
        people: 15,
        pricedForMinimum: true,
        total: euros(1410),
        unit: euros(94),
      }),
    }),
  },
};

export const OnRequest: Story = {
  args: { offer: aPackageOffer({ outcome: { kind: 'request', total: euros(820.8) } }) },
};
export const Enquiry: Story = {
  args: { offer: aPackageOffer({ price: null, outcome: { kind: 'enquiry', reason: 'no-price' } }) },
};
export const TooManyAttendees: Story = {
  args: { offer: anUnfitPackageOffer({ kind: 'exceeds', delegates: 45, max: 40 }) },
};
export const WithoutPicture: Story = {
  args: {
    offer: aPackageOffer({
      package: aPackage({ pictures: [] }),
      fit: { kind: 'fits', room: aRoom({ pictures: [] }) },
    }),
  },
};
export const OnePicture: Story = {
  args: { offer: aPackageOffer({ package: aPackage({ pictures: [aPicture()] }) }) },
};
export const ManyPictures: Story = {
  args: {
    offer: aPackageOffer({
      package: aPackage({
        pictures: [
          'boardroom-harbour',
          'library-green',
          'orangery-day',
          'skyline-day',
          'boardroom-oak',
          'salon-apricot',
        ].map((scene, index) => aPicture(scene, `View ${index + 1}`)),
      }),
    }),
  },
};
export const Estimated: Story = {
  args: { local: { code: 'USD', conversionRate: 1.09 } },
  play: opened,
};

/** The bill: open at first with the details. */
export const PriceDetail: Story = { args: { offer: discounted() }, play: opened };
export const NoRoomAvailable: Story = {
  args: { chosen: true, offer: anUnfitPackageOffer({ kind: 'no-room-available' }) },
};
export const NoRoomFits: Story = { args: { offer: anUnfitPackageOffer({ kind: 'no-room-fits' }) } };

export const GermanLongWords: Story = {
  globals: { language: 'de' },
  args: { offer: aPackageOfLongWords() },
  play: opened,
};

function discounted() {
  return aPackageOffer({
    price: aPackagePrice({ original: euros(912), originalUnit: euros(76), percentOff: 10 }),
  });
}
