import type { PlainPage } from '../../apps/api/src/http/plain-page-html.ts';
import { contactFacts, orderFacts } from '../../apps/api/src/mail/order-facts.ts';
import { costFacts } from '../../apps/api/src/mail/status-mails.ts';
import { wordsIn } from '../../apps/api/src/words/words-in.ts';
import { anEnquiry, anOrder, venueOfOrders } from './an-order.ts';

/** A page of each kind that mails lead to: with a button, with a form, done and over. */
export function everyPage(language: string, siteHost: string | null) {
  const words = wordsIn(language);
  const order = anOrder({ language, siteHost });
  const enquiry = anEnquiry({ language, siteHost });
  const number = `FY-${order.number}`;
  const cost = { fee: { minor: 0, currency: 'EUR' }, refund: order.total };
  const facts = [
    ...orderFacts(order, venueOfOrders(language).details, words.mail, language),
    ...costFacts(cost, words.statusMail, language),
  ];
  const link = { label: words.cancelPage.toVenue, path: '/grand-harbour-hotel' };
  const { passwordPage, enquiryPage, cancelPage } = words;
  return {
    cancel: {
      status: 200,
      language,
      title: cancelPage.title(number),
      paragraphs: [cancelPage.intro],
      facts,
      button: cancelPage.button,
      link,
    },
    cancelled: {
      status: 200,
      language,
      sign: 'done',
      title: cancelPage.doneTitle(number),
      paragraphs: [cancelPage.done],
      facts,
      link,
    },
    accept: {
      status: 200,
      language,
      title: enquiryPage.question.accept(number),
      paragraphs: [enquiryPage.whatHappens.accept],
      facts: [
        ...orderFacts(enquiry, venueOfOrders(language).details, words.mail, language),
        ...contactFacts(enquiry.contact, words.mail),
      ],
      button: enquiryPage.button.accept,
      link: { label: enquiryPage.instead.decline, path: '/' },
    },
    password: {
      status: 200,
      language,
      title: passwordPage.title,
      paragraphs: [passwordPage.intro(order.contact.email)],
      groups: [
        {
          fields: [
            {
              kind: 'new-password',
              name: 'password',
              label: passwordPage.label,
              value: '',
              hint: passwordPage.hint(10),
            },
          ],
        },
      ],
      button: passwordPage.button,
    },
    over: {
      status: 410,
      language,
      sign: 'over',
      title: passwordPage.goneTitle,
      paragraphs: [passwordPage.gone],
      link: { label: passwordPage.another, path: '/user/password' },
    },
  } satisfies Readonly<Record<string, PlainPage>>;
}
