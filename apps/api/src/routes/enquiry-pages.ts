import { venuePath } from '@foyer/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ApiDependencies } from '../api-dependencies.ts';
import { answerEnquiry, type VenueAnswer } from '../booking/answer-enquiry.ts';
import { orderNumberOf } from '../booking/order.ts';
import type { VenueDetails } from '../catalogue/catalogue-entry.ts';
import type { Order } from '../database/order.ts';
import { serverNow } from '../database/database.ts';
import { type PlainPage, sendPlainPage } from '../http/plain-page.ts';
import { contactFacts, orderFacts } from '../mail/order-facts.ts';
import { signedOrder } from './signed-order.ts';
import type { EnquiryPageWords } from '../words/api-words.ts';
import { wordLanguage, wordsIn } from '../words/words-in.ts';

const answers = ['accept', 'decline'] as const satisfies readonly VenueAnswer[];
const otherAnswer = { accept: 'decline', decline: 'accept' } as const satisfies Readonly<
  Record<VenueAnswer, VenueAnswer>
>;

/**
 * The pages of the links in the venue's mail (D-16): the request and one button. Opening them
 * changes nothing, because mail scanners open every link; a second click shows the enquiry's
 * status.
 */
export function enquiryPages(app: FastifyInstance, dependencies: ApiDependencies): void {
  const { database, catalogue, clock, configuration } = dependencies;

  async function find(request: FastifyRequest) {
    const order = await signedOrder(database, request, configuration.secret, 'enquiry');
    return (
      order && { order, venue: (await catalogue.entry(order.venueId, order.venueVersion)).details }
    );
  }

  for (const answer of answers) {
    const url = `/apiv2/enquiries/:number/:token/${answer}`;
    const other = otherAnswer[answer];
    /** URL of the page of the other answer, with the same number and token. */
    const instead = (request: FastifyRequest, words: EnquiryPageWords) => ({
      label: words.instead[other],
      path: request.url.replace(new RegExp(`/${answer}(?=$|\\?)`), `/${other}`),
    });
    app.get(url, async (request, reply) => {
      const found = await find(request);
      if (found === null) return unknown(request, reply);
      const { order, venue } = found;
      const words = wordsIn(venue.defaultLanguage).enquiryPage;
      if (order.status !== 'enquiry') return sendPlainPage(reply, became(order, venue, words, 200));
      if ((await serverNow(database, clock)) >= order.item.startInstant)
        return sendPlainPage(reply, tooLate(order, venue, words));
      return sendPlainPage(reply, {
        ...about(order, venue),
        status: 200,
        title: words.question[answer](orderNumberOf(order)),
        paragraphs: [words.whatHappens[answer]],
        button: words.button[answer],
        link: instead(request, words),
      });
    });

    app.post(url, async (request, reply) => {
      const found = await find(request);
      if (found === null) return unknown(request, reply);
      const { order, venue } = found;
      const words = wordsIn(venue.defaultLanguage).enquiryPage;
      const outcome = await answerEnquiry(dependencies, order.id, answer);
      if (outcome.ok)
        return sendPlainPage(
          reply,
          became(outcome.answer.order, venue, words, outcome.answer.since === 'now' ? 200 : 409),
        );
      if (outcome.problem.code === 'room_taken')
        return sendPlainPage(reply, {
          ...about(order, venue),
          status: 409,
          sign: 'over',
          title: words.takenTitle,
          paragraphs: [words.taken(order.item.roomTitle)],
          link: instead(request, words),
        });
      if (outcome.problem.code === 'service_taken')
        return sendPlainPage(reply, {
          ...about(order, venue),
          status: 409,
          sign: 'over',
          title: words.serviceTakenTitle,
          paragraphs: [words.serviceTaken],
          link: instead(request, words),
        });
      return sendPlainPage(reply, tooLate(order, venue, words));
    });
  }
}

function about(order: Order, venue: VenueDetails): Pick<PlainPage, 'language' | 'facts' | 'link'> {
  const language = venue.defaultLanguage;
  const labels = wordsIn(language).mail;
  return {
    language,
    facts: [...orderFacts(order, venue, labels, language), ...contactFacts(order.contact, labels)],
    link: { label: wordsIn(language).enquiryPage.toVenue, path: venuePath(language, venue.alias) },
  };
}

function became(
  order: Order,
  venue: VenueDetails,
  words: EnquiryPageWords,
  status: number,
): PlainPage {
  const became =
    order.status === 'confirmed' || order.status === 'declined' ? order.status : 'cancelled';
  const { title, text } = words.became[became];
  return {
    ...about(order, venue),
    status,
    sign: became === 'cancelled' ? 'over' : 'done',
    title,
    paragraphs: [text],
  };
}

const tooLate = (order: Order, venue: VenueDetails, words: EnquiryPageWords): PlainPage => ({
  ...about(order, venue),
  status: 410,
  sign: 'over',
  title: words.tooLateTitle,
  paragraphs: [words.tooLate],
});

function unknown({ headers }: FastifyRequest, reply: FastifyReply): FastifyReply {
  const language = wordLanguage(headers['accept-language']);
  const words = wordsIn(language).enquiryPage;
  return sendPlainPage(reply, {
    status: 404,
    language,
    sign: 'over',
    title: words.unknownTitle,
    paragraphs: [words.unknown],
  });
}
