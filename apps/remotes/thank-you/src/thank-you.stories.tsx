import { aConfirmation, fakeConfirmationSession } from '@foyer/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ThankYou } from './thank-you.tsx';

const meta: Meta<typeof ThankYou> = { title: 'Thank you/Page', component: ThankYou, decorators: [(Story) => <div style={{ paddingInline: 'var(--gutter)' }}><Story /></div>] };
export default meta;
type Story = StoryObj<typeof ThankYou>;

const [event] = aConfirmation().events;
const second = event ? [{ ...event, orderNumber: 'FY-204818', title: 'Auditorium', start: '2026-06-09T08:30', end: '2026-06-09T16:30', total: null }] : [];
const ready = (over: Parameters<typeof aConfirmation>[0]) => fakeConfirmationSession({ confirmation: { kind: 'ready', confirmation: aConfirmation(over), calendarLink: '/apiv2/orders/o_1/calendar.ics' } });

export const Booking: Story = { args: { session: fakeConfirmationSession() } };
export const TwoDays: Story = { args: { session: ready({ events: [...aConfirmation().events, ...second] }) } };
export const Enquiry: Story = { args: { session: ready({ isEnquiry: true }) } };
export const NoStoredOrder: Story = { args: { session: fakeConfirmationSession({ confirmation: { kind: 'none' } }) } };
export const Loading: Story = { args: { session: fakeConfirmationSession({ confirmation: { kind: 'loading' } }) } };
