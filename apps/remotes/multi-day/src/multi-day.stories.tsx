import { type DaysStates, fakeDaysSession, harbourRoom } from '@foyer/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MultiDay } from './multi-day.tsx';

/** The three parts as on a venue's page, without the lists. */
function Shown(states: DaysStates) {
  const session = fakeDaysSession(states);
  return (
    <div style={{ display: 'grid', gap: '2rem', gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <MultiDay session={session} part="tabs" />
      <div
        id={session.ids.panel}
        role="tabpanel"
        aria-labelledby={session.ids.tab(session.plan.get().shown)}
      >
        <MultiDay session={session} part="day" />
      </div>
      <div style={{ maxInlineSize: '21rem' }}>
        <MultiDay session={session} part="plan" />
      </div>
    </div>
  );
}

const meta: Meta<typeof Shown> = { title: 'Several days/Builder', component: Shown };
export default meta;
type Story = StoryObj<typeof Shown>;

const chosen = { choice: harbourRoom };
const request = {
  choice: {
    ...harbourRoom,
    title: 'Captain’s Library',
    outcome: { kind: 'request', total: { minor: 43_800, currency: 'EUR' } },
  },
} as const;
const enquiry = {
  choice: { ...harbourRoom, title: 'Auditorium', outcome: { kind: 'enquiry', reason: 'no-price' } },
} as const;

export const OneDay: Story = { args: { days: [{}] } };
export const SeveralDays: Story = {};
export const ManyDays: Story = {
  args: {
    days: Array.from({ length: 14 }, (_, index) => (index % 3 === 0 ? chosen : {})),
    shown: 9,
  },
};
export const EveryDayChosen: Story = { args: { days: [chosen, request, enquiry] } };
export const AllDaysSet: Story = { args: { days: [chosen, request], allSet: true } };
export const ClosedDay: Story = { args: { opening: { kind: 'closed-day' } } };
export const OutsideHours: Story = {
  args: {
    days: [{ start: '05:00' }],
    opening: {
      kind: 'outside-hours',
      hours: { day: 2, start: '07:00', end: '22:00', closed: false },
    },
  },
};
export const ClosedDate: Story = { args: { opening: { kind: 'closed-date' } } };
export const Past: Story = { args: { opening: { kind: 'past' } } };
export const TooFarAhead: Story = {
  args: { opening: { kind: 'too-far-ahead', lastDate: '2026-06-30' } },
};
export const Packages: Story = {
  args: { kind: 'package', opening: { kind: 'open', hours: null } },
};
export const Loading: Story = { args: { offers: { loading: true, offers: null } } };
export const ChoiceIsLookedUp: Story = {
  args: { days: [{}, {}], kept: new Map([[1, 'asked-after']]) },
};
export const ChoiceIsGone: Story = { args: { days: [{}, {}], kept: new Map([[1, 'gone']]) } };
export const TooManyAttendees: Story = {
  args: { delegatesError: { limit: 60, registrationUrl: null } },
};
export const Failed: Story = {
  args: {
    days: [chosen, request],
    booking: { kind: 'failed', problem: { kind: 'unreachable' }, day: null },
  },
};
export const RefusedDay: Story = {
  args: {
    days: [chosen, request],
    booking: {
      kind: 'failed',
      problem: { kind: 'refused', problem: { status: 409, code: 'room_taken', message: '' } },
      day: { number: 2, title: 'Captain’s Library' },
    },
  },
};
export const RefusedDayInGerman: Story = {
  globals: { language: 'de' },
  args: { ...RefusedDay.args, base: { language: 'de' } },
};
export const MostDays: Story = {
  args: { days: Array.from({ length: 31 }, () => chosen), shown: 31 },
};
export const PriceChanged: Story = {
  args: {
    days: [chosen],
    booking: {
      kind: 'price-changed',
      before: { minor: 65_260, currency: 'EUR' },
      now: { minor: 70_000, currency: 'EUR' },
    },
  },
};
export const German: Story = {
  globals: { language: 'de' },
  args: { days: [chosen, request, {}], base: { language: 'de' } },
};
