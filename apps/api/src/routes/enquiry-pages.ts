import { venuePath } from '@foyer/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ApiDependencies } from '../api-dependencies.ts';
import { answerEnquiry, type VenueAnswer } from '../booking/answer-enquiry.ts';
import { statusNow } from '../booking/order.ts';
import type { VenueDetails } from '../catalogue/catalogue-entry.ts';
import { type Order, orderNumberOf } from '../database/order.ts';
import { serverNow } from '../database/database.ts';
import { sendPlainPage } from '../http/plain-page.ts';
import type { PlainPage } from '../http/plain-page-html.ts';
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
      path: pathOfAct(request, other),
    });
    app.get(url, async (request, reply) => {
      const found = await find(request);
      if (found === null) return unknown(request, reply);
      const { order, venue } = found;
      const words = wordsIn(venue.defaultLanguage).enquiryPage;
      const status = statusNow(order, await serverNow(database, clock));
      if (status === 'expired') return sendPlainPage(reply, tooLate(order, venue));
      if (status !== 'enquiry' && !(answer === 'decline' && status === 'offered'))
        return sendPlainPage(reply, became(order, venue, request));
      // An enquiry without a price cannot be booked (D-19).
      if (answer === 'accept' && order.total === null)
        return reply.redirect(pathOfAct(request, 'offer'), 303);
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
          became(outcome.answer.order, venue, request, outcome.answer.since === 'now' ? 200 : 409),
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
      if (outcome.problem.code === 'not_bookable')
        return reply.redirect(pathOfAct(request, 'offer'), 303);
      return sendPlainPage(reply, tooLate(order, venue));
    });
  }
}

/** What is asked, by whom, and the way to the venue's page. */
export function about(
  order: Order,
  venue: VenueDetails,
): Pick<PlainPage, 'language' | 'facts' | 'link'> {
  const language = venue.defaultLanguage;
  const labels = wordsIn(language).mail;
  return {
    language,
    facts: [...orderFacts(order, venue, labels, language), ...contactFacts(order.contact, labels)],
    link: { label: wordsIn(language).enquiryPage.toVenue, path: venuePath(language, venue.alias) },
  };
}

/** Path of another page of the same enquiry, with the number and token of this one. */
export const pathOfAct = ({ url }: FastifyRequest, act: VenueAnswer | 'offer'): string =>
  url.replace(/\/(accept|decline|offer)\/?(\?.*)?$/, `/${act}`);

const answeredStatuses = ['confirmed', 'declined', 'offered'] as const;

/** The page of an enquiry that was answered. */
export function became(
  order: Order,
  venue: VenueDetails,
  request: FastifyRequest,
  status = 200,
): PlainPage {
  const words = wordsIn(venue.defaultLanguage).enquiryPage;
  const became = answeredStatuses.find((known) => known === order.status) ?? 'cancelled';
  const { title, text } = words.became[became];
  return {
    ...about(order, venue),
    ...(became === 'offered' && {
      link: { label: words.toOffer, path: pathOfAct(request, 'offer') },
    }),
    status,
    sign: became === 'cancelled' ? 'over' : 'done',
    title,
    paragraphs: [text],
  };
}

/** The page of an enquiry whose time to answer is over. */
export function tooLate(order: Order, venue: VenueDetails): PlainPage {
  const words = wordsIn(venue.defaultLanguage).enquiryPage;
  return {
    ...about(order, venue),
    status: 410,
    sign: 'over',
    title: words.tooLateTitle,
    paragraphs: [words.tooLate],
  };
}

/** The page of a link that leads nowhere. */
export function unknown({ headers }: FastifyRequest, reply: FastifyReply): FastifyReply {
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
