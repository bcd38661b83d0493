import {
  aPackage,
  aPackageOffer,
  aPackageOfLongWords,
  aPackagePrice,
  aPicture,
  aQuery,
  aRoom,
  aSite,
  anUnfitPackageOffer,
  euros,
} from '@foyer/fixtures';
import { halfHours } from '@foyer/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PlanCard } from './plan-card.tsx';

const nothing = () => undefined;
const conditions = {
  opening: { kind: 'open', hours: null },
  leadTimeAllows: true,
  loading: false,
} as const;
const booking = { conditions, state: null, onAccept: nothing, onDismiss: nothing };

const meta = {
  title: 'Packages/Property system card',
  component: PlanCard,
  args: {
    offer: aPackageOffer(),
    local: null,
    query: aQuery({ kind: 'package', meetingLength: 'oneday' }),
    starts: halfHours,
    site: aSite(),
    nextDate: '2026-06-09',
    reading: { language: 'en', translate: () => Promise.resolve(null) },
    booking,
    onBook: nothing,
    onMove: nothing,
  },
  parameters: { list: '53rem' },
} satisfies Meta<typeof PlanCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Instant: Story = {};
export const OnRequest: Story = {
  args: { offer: aPackageOffer({ outcome: { kind: 'request', total: euros(820.8) } }) },
};
export const Enquiry: Story = {
  args: { offer: aPackageOffer({ price: null, outcome: { kind: 'enquiry', reason: 'no-price' } }) },
};
export const Discounted: Story = {
  args: {
    offer: aPackageOffer({
      price: aPackagePrice({ original: euros(912), originalUnit: euros(76), percentOff: 10 }),
    }),
  },
};
export const Estimated: Story = { args: { local: { code: 'USD', conversionRate: 1.09 } } };
export const SoldOut: Story = {
  args: { offer: anUnfitPackageOffer({ kind: 'no-room-available' }) },
};
export const TooManyAttendees: Story = {
  args: { offer: anUnfitPackageOffer({ kind: 'exceeds', delegates: 45, max: 40 }) },
};
export const NoRoomFits: Story = { args: { offer: anUnfitPackageOffer({ kind: 'no-room-fits' }) } };
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
        ].map((scene, index) => aPicture(scene, `View ${index + 1}`)),
      }),
    }),
  },
};
export const NoTimeLeft: Story = { args: { starts: [] } };
export const NoTimeLeftGerman: Story = { globals: { language: 'de' }, args: { starts: [] } };
export const Closed: Story = {
  args: { booking: { ...booking, conditions: { ...conditions, opening: { kind: 'closed-day' } } } },
};
export const Failed: Story = {
  args: { booking: { ...booking, state: { kind: 'failed', problem: { kind: 'unreachable' } } } },
};

export const GermanLongWords: Story = {
  globals: { language: 'de' },
  args: { offer: aPackageOfLongWords() },
};
