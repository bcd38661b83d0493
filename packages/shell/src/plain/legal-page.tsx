import { useLingui } from '@lingui/react/macro';
import type { Site } from '@foyer/sites';
import type { PageModule } from '../boot/host-context.ts';
import css from './plain.module.css';

/** Terms, privacy, data processing: what the checkout and the footer link to. */
export const legalPage: PageModule = {
  first: [],
  open: ({ route, base }) => ({
    session: base,
    tree: <Legal text={route.page === 'legal' ? route.text : 'terms'} site={base.site} />,
  }),
};

type LegalProps = {
  text: 'terms' | 'privacy' | 'data-processing';
  site: Pick<Site, 'name' | 'ownHouses'>;
};

function Legal({ text, site: { name: site, ownHouses } }: LegalProps) {
  const { t } = useLingui();
  const content = {
    terms: {
      title: t`Terms of service`,
      paragraphs: [
        ownHouses
          ? t`${site} offers its own meeting rooms and packages here. A booking is a contract between you and the venue.`
          : t`${site} lists meeting rooms and packages of independent venues. A booking is a contract between you and the venue; ${site} brings it about and is not a party to it.`,
        t`A room in your cart is held for 20 minutes. It is booked when you see the order number; until then nobody owes anything.`,
        t`An enquiry is not a booking. The venue answers with an offer, and only when you accept it is the room yours.`,
        t`Prices include VAT unless they say otherwise. What you see before you book is what you pay; a price that changes meanwhile is shown to you again before anything is booked.`,
        t`You may cancel as the cancellation terms of your booking say. Within two hours of booking a future meeting, cancelling costs nothing.`,
      ],
    },
    privacy: {
      title: t`Privacy policy`,
      paragraphs: [
        t`We keep what you enter to book: name, e-mail address, phone number, company and your message. The venue you book gets the same, because it has to receive you.`,
        t`Card numbers are typed into the frame of the card vault. We never see them and keep only a token.`,
        t`We store preferences such as the number of attendees in your browser, for 100 days. Everything works without them.`,
        t`You may ask for a copy or the deletion of your data at any time.`,
      ],
    },
    'data-processing': {
      title: t`Data processing terms`,
      paragraphs: [
        t`For bookings made on behalf of a company we process the data of attendees only on the company’s instruction, and pass it to the venue alone.`,
        t`Data is kept as long as bookkeeping law asks for, and deleted after that.`,
      ],
    },
  }[text];
  return (
    <article className={css.text}>
      <h1>{content.title}</h1>
      {content.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </article>
  );
}
