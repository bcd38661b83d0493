import {
  anOffers,
  aPackageOffer,
  aRoom,
  aRoomOffer,
  aSite,
  aVenue,
  euros,
  fakeBaseSession,
  fakeVenueSession,
  type VenueStates,
} from '@foyer/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { BookingForm } from './booking-form.tsx';

const instant = aRoomOffer();

/** The whole panel over a constant session. */
const Shown = (states: VenueStates) => <BookingForm session={fakeVenueSession(states)} />;

const meta: Meta<typeof Shown> = {
  title: 'Booking form/Panel',
  component: Shown,
  globals: { column: '336' },
};
export default meta;
type Story = StoryObj<typeof Shown>;

export const NothingChosen: Story = {};
export const RoomAtOnce: Story = { args: { selection: { kind: 'room', offer: instant } } };
export const RoomReduced: Story = {
  args: {
    selection: {
      kind: 'room',
      offer: aRoomOffer({ price: { ...instant.price!, original: euros(767.76), percentOff: 15 } }),
    },
    query: { discountCode: 'SUMMER15' },
    form: { discount: 'found' },
  },
};
export const RoomOnRequest: Story = {
  args: {
    selection: {
      kind: 'room',
      offer: aRoomOffer({ outcome: { kind: 'request', total: euros(652.6) } }),
    },
  },
};
export const RoomWithoutPrice: Story = {
  args: {
    selection: {
      kind: 'room',
      offer: aRoomOffer({ price: null, outcome: { kind: 'enquiry', reason: 'no-price' } }),
    },
  },
};
export const RoomTooSmall: Story = {
  args: {
    selection: {
      kind: 'room',
      offer: aRoomOffer({
        room: aRoom({ title: 'Captain’s Library' }),
        fit: { kind: 'exceeds', delegates: 12, min: 2, max: 8 },
      }),
    },
  },
};
export const PackageChosen: Story = {
  args: { query: { kind: 'package' }, selection: { kind: 'package', offer: aPackageOffer() } },
};
export const PackageForTheSmallestGroup: Story = {
  args: {
    query: { kind: 'package' },
    selection: {
      kind: 'package',
      offer: aPackageOffer({
        price: {
          ...aPackageOffer().price!,
          people: 15,
          pricedForMinimum: true,
          total: euros(1410),
        },
      }),
    },
  },
};
/** On the office's site: a length instead of an end, and the room within the form. */
export const Office: Story = {
  args: {
    venue: aVenue({ office: { centreId: 'HEL-QUAY' } }),
    base: fakeBaseSession({ site: aSite({ checkout: 'office' }) }),
    form: { tabs: ['room'] },
    selection: { kind: 'room', offer: instant },
  },
};
export const NoPackagesHere: Story = { args: { form: { tabs: ['room'] } } };
export const ClosedDay: Story = {
  args: {
    query: { start: '2026-06-07T09:00', end: '2026-06-07T17:00' },
    form: {
      opening: { kind: 'closed-day' },
      openTimes: [
        {
          start: '2026-06-08T09:00',
          end: '2026-06-08T17:00',
          meetingLength: 8,
          href: '?datetime=1780898400',
        },
        {
          start: '2026-06-06T10:00',
          end: '2026-06-06T16:00',
          meetingLength: 6,
          href: '?datetime=1780729200',
        },
      ],
    },
  },
};
export const NeverOpens: Story = {
  args: {
    form: {
      opening: { kind: 'closed-day' },
      neverOpens: true,
      startTimes: [],
      endTimes: [],
      lengths: [8],
      disabledWeekdays: [0, 1, 2, 3, 4, 5, 6],
    },
  },
};
/** What an address asked for and is not had is said, and why. */
export const Adjusted: Story = {
  args: {
    query: { end: '2026-06-08T11:00', meetingLength: 2, delegates: 25 },
    form: {
      adjusted: { part: 'end', asked: '2026-06-08T10:00', reason: 'too-short' },
      cappedFrom: { asked: 61, limit: 25, registrationUrl: 'https://partner.example/groups' },
    },
  },
};
export const OutsideHours: Story = {
  args: {
    query: { start: '2026-06-08T06:00' },
    form: {
      opening: {
        kind: 'outside-hours',
        hours: { day: 1, start: '07:00', end: '22:00', closed: false },
      },
    },
  },
};
export const TooFarAhead: Story = {
  args: {
    query: { start: '2027-02-08T09:00', end: '2027-02-08T17:00' },
    form: { notice: { kind: 'too-late', last: '2026-12-31' }, leadTimeAllows: false },
  },
};
export const NeedsNotice: Story = {
  args: {
    query: { start: '2026-05-18T17:15', end: '2026-05-18T19:15', meetingLength: 2 },
    form: {
      notice: { kind: 'needs-notice', minutes: 120, from: '17:15' },
      startTimes: ['17:15', '17:30'],
      endTimes: ['19:15'],
    },
  },
};
export const TimeRefused: Story = { args: { form: { timeRefused: true } } };
export const NothingFits: Story = {
  args: {
    offers: {
      offers: {
        ...anOffers(0),
        rooms: [
          aRoomOffer({ fit: { kind: 'exceeds', delegates: 120, min: 2, max: 40 }, listed: false }),
        ],
      },
    },
    query: { delegates: 120 },
  },
};
export const NothingLoadedYet: Story = { args: { offers: { loading: true, offers: null } } };
export const AsksBeforeKeeping: Story = { args: { preferences: 'asked' } };
export const TooSoon: Story = { args: { form: { leadTimeAllows: false } } };
export const AnotherTimeZone: Story = {
  args: {
    form: {
      visitorTime: { start: '2026-06-08T07:00', end: '2026-06-08T15:00', zone: 'Europe/London' },
    },
  },
};
export const UnusualLength: Story = {
  args: { query: { meetingLength: 2.75, end: '2026-06-08T11:45' } },
};
export const TooManyAttendees: Story = {
  args: { form: { delegatesError: { limit: 60, registrationUrl: null } } },
};
export const TooManyWithAnotherPlaceToAsk: Story = {
  args: {
    form: { delegatesError: { limit: 60, registrationUrl: 'https://insurance.example/groups' } },
  },
};
export const RoomTooSmallWithAnotherPlaceToAsk: Story = {
  args: {
    ...RoomTooSmall.args,
    base: fakeBaseSession({
      site: aSite({ registrationUrl: 'https://easy-meetings.example/groups' }),
    }),
  },
};
export const MoreOptionsInUse: Story = { args: { query: { rates: 'roomRental', layout: 405 } } };
export const CodeFound: Story = {
  args: { query: { discountCode: 'SUMMER15' }, form: { discount: 'found' } },
};
export const CodeLooking: Story = {
  args: { query: { discountCode: 'SUMMER15' }, form: { discount: 'loading' } },
};
export const CodeUnknown: Story = {
  args: { query: { rates: 'roomRental' }, form: { discount: 'none_found' } },
};
export const Failed: Story = {
  args: {
    selection: { kind: 'room', offer: instant },
    booking: {
      kind: 'failed',
      problem: { kind: 'refused', problem: { status: 409, code: 'room_taken', message: 'taken' } },
    },
  },
};
export const Offline: Story = {
  args: {
    selection: { kind: 'room', offer: instant },
    booking: { kind: 'failed', problem: { kind: 'unreachable' } },
  },
};
export const PriceChanged: Story = {
  args: {
    selection: { kind: 'room', offer: instant },
    booking: { kind: 'price-changed', before: euros(652.6), now: euros(678), codeUsedUp: false },
  },
};
export const Processing: Story = {
  args: { selection: { kind: 'room', offer: instant }, booking: { kind: 'processing' } },
};
export const WideColumn: Story = {
  globals: { column: '720' },
  args: { selection: { kind: 'room', offer: instant }, query: { layout: 405 } },
};

const busy: VenueStates = {
  selection: { kind: 'room', offer: instant },
  query: { rates: 'roomRental' },
  form: {
    timeRefused: true,
    opening: { kind: 'closed-date' },
    delegatesError: { limit: 60, registrationUrl: 'https://insurance.example/groups' },
  },
  preferences: 'asked',
};
export const EverythingAtOnce: Story = { args: busy };
export const German: Story = { args: busy, globals: { language: 'de' } };
export const RightToLeft: Story = { args: busy, globals: { direction: 'rtl' } };
export const Dark: Story = { args: busy, globals: { scheme: 'dark' } };
