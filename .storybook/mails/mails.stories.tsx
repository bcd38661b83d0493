import { hostnamesOf } from '@foyer/sites';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyMail } from './every-mail.ts';
import { MailFrame } from './mail-frame.tsx';

type Args = {
  /** Which of the mails. */
  names: readonly (keyof ReturnType<typeof everyMail>)[];
  /** Of the program that shows it, in px. */
  width: 320 | 600 | 1000;
  sites: readonly string[];
};

/** The mails of a few sites beside each other. Language and scheme are those of the toolbar. */
const meta = {
  title: 'Mails/All',
  argTypes: { width: { control: 'select', options: [320, 600, 1000] } },
  args: {
    names: ['booked'],
    width: 320,
    sites: ['marketplace', 'chain-hotel-chain', 'hotel-booking-engine'],
  },
  render: ({ names, width, sites }, { globals }) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--s-3)', padding: 'var(--s-3)' }}>
      {sites
        .flatMap((site) => {
          const mails = everyMail(globals['language'], hostnamesOf(site)[0] ?? null);
          return names.map((name) => ({ key: `${site} ${name}`, mail: mails[name] }));
        })
        .map(
          ({ key, mail }) =>
            mail && <MailFrame key={key} mail={mail} scheme={globals['scheme']} width={width} />,
        )}
    </div>
  ),
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<typeof meta>;

const of = (name: Args['names'][number]): Story => ({ args: { names: [name] } });

export const Booked = of('booked');
export const BookedOnAWideScreen: Story = {
  args: { width: 1000, sites: ['hotel-booking-engine'] },
};
export const BookedInTheDark: Story = { globals: { scheme: 'dark' } };
export const EnquirySent = of('sent');
export const EnquiryAccepted = of('accepted');
export const EnquiryDeclined = of('declined');
export const EnquiryTakenBack = of('withdrawn');
export const EnquiryUnanswered = of('unanswered');
export const Changed = of('changed');
export const Cancelled = of('cancelled');
export const Offer = of('offer');
export const OfferWaits = of('offerReminder');
export const OfferOver = of('over');
export const Code = of('code');
export const Passwords: Story = { args: { names: ['loginDetails', 'password'] } };

/** Venues get theirs from the default site. */
export const ToAVenue: Story = {
  args: {
    sites: ['marketplace'],
    names: [
      'bookedAtVenue',
      'changedAtVenue',
      'cancelledAtVenue',
      'sentToVenue',
      'answerReminder',
      'unansweredAtVenue',
      'question',
      'questionReminder',
      'overAtVenue',
    ],
  },
};
