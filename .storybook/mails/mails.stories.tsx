import { hostnamesOf } from '@foyer/sites';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyMail } from './every-mail.ts';
import { MailFrame } from './mail-frame.tsx';

type Args = {
  /** Which of the mails. */
  name: keyof ReturnType<typeof everyMail>;
  /** Of the program that shows it, in px. */
  width: 320 | 600 | 1000;
  sites: readonly string[];
};

/** The mails of a few sites beside each other. Language and scheme are those of the toolbar. */
const meta = {
  title: 'Mails/Mails',
  argTypes: { width: { control: 'select', options: [320, 600, 1000] } },
  args: {
    name: 'booked',
    width: 320,
    sites: ['marketplace', 'chain-hotel-chain', 'hotel-booking-engine'],
  },
  render: ({ name, width, sites }, { globals }) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--s-3)', padding: 'var(--s-3)' }}>
      {sites.map((site) => {
        const mail = everyMail(globals['language'], hostnamesOf(site)[0] ?? null)[name];
        return (
          mail && <MailFrame key={site} mail={mail} scheme={globals['scheme']} width={width} />
        );
      })}
    </div>
  ),
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<typeof meta>;

const of = (name: Args['name'], more: Partial<Args> = {}): Story => ({ args: { name, ...more } });

/** Venues get theirs from the default site. */
const toVenue = (name: Args['name']): Story => of(name, { sites: ['marketplace'] });

export const Booked = of('booked');
export const BookedOnAWideScreen = of('booked', { width: 1000 });
export const BookedInTheDark: Story = { args: { name: 'booked' }, globals: { scheme: 'dark' } };
export const BookedAtTheVenue = toVenue('bookedAtVenue');
export const EnquirySent = of('sent');
export const EnquiryAtTheVenue = toVenue('sentToVenue');
export const EnquiryWaits = toVenue('answerReminder');
export const EnquiryAccepted = of('accepted');
export const EnquiryDeclined = of('declined');
export const EnquiryTakenBack = of('withdrawn');
export const EnquiryUnanswered = of('unanswered');
export const EnquiryUnansweredAtTheVenue = toVenue('unansweredAtVenue');
export const Changed = of('changed');
export const ChangedAtTheVenue = toVenue('changedAtVenue');
export const Cancelled = of('cancelled');
export const CancelledAtTheVenue = toVenue('cancelledAtVenue');
export const Offer = of('offer');
export const OfferInTheDark: Story = { args: { name: 'offer' }, globals: { scheme: 'dark' } };
export const OfferWaits = of('offerReminder');
export const OfferOver = of('over');
export const OfferOverAtTheVenue = toVenue('overAtVenue');
export const Question = toVenue('question');
export const QuestionWaits = toVenue('questionReminder');
export const Code = of('code');
export const PasswordAfterBooking = of('loginDetails');
export const PasswordAsked = of('password');
