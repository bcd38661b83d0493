import {
  dateOf,
  exponentOf,
  type Instant,
  type Money,
  proposedValidity,
  venuePath,
  wallOf,
  type WallDateTime,
} from '@foyer/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ApiDependencies } from '../api-dependencies.ts';
import { canBeOffered, makeOffer } from '../booking/make-offer.ts';
import { statusNow } from '../booking/order.ts';
import {
  offerFields,
  offerForm,
  type OfferProblem,
  otherOptions,
  readOffer,
} from '../booking/read-offer.ts';
import type { CatalogueEntry } from '../catalogue/catalogue-entry.ts';
import { serverNow } from '../database/database.ts';
import { type Order, firstStart, orderNumberOf } from '../database/order.ts';
import type { PlainField, PlainGroup } from '../http/plain-form.ts';
import { sendPlainPage } from '../http/plain-page.ts';
import type { PlainPage } from '../http/plain-page-html.ts';
import { timeAt, zoneOf } from '../mail/order-facts.ts';
import { wordsIn } from '../words/words-in.ts';
import { about, became, pathOfAct, tooLate, unknown } from './enquiry-pages.ts';
import { signedOrder } from './signed-order.ts';

const url = '/apiv2/enquiries/:number/:token/offer';

/**
 * The page on which a venue makes an offer for an enquiry: its price, what it includes, until when
 * it is valid, and other times or rooms (D-19).
 */
export function offerPage(app: FastifyInstance, dependencies: ApiDependencies): void {
  const { database, catalogue, clock, configuration } = dependencies;

  app.get(url, async (request, reply) => {
    const order = await signedOrder(database, request, configuration.secret, 'enquiry');
    if (order === null) return unknown(request, reply);
    const entry = await catalogue.entry(order.venueId, order.venueVersion);
    const now = await serverNow(database, clock);
    return sendPlainPage(
      reply,
      closed(order, entry, now, request) ?? formPage(order, entry, now, request),
    );
  });

  app.post(url, async (request, reply) => {
    const order = await signedOrder(database, request, configuration.secret, 'enquiry');
    if (order === null) return unknown(request, reply);
    const entry = await catalogue.entry(order.venueId, order.venueVersion);
    const now = await serverNow(database, clock);
    const over = closed(order, entry, now, request);
    if (over !== null) return sendPlainPage(reply, over);
    const sent = offerForm(request.body);
    const words = wordsIn(entry.details.defaultLanguage).offerPage;
    const wrong = (problems: Readonly<Record<string, string>>, status: number) =>
      sendPlainPage(reply, formPage(order, entry, now, request, { sent, problems, status }));
    const read = readOffer(sent, order, entry, now);
    if (read.kind === 'wrong')
      return wrong(
        Object.fromEntries(
          Object.entries(read.problems).map(([name, problem]: [string, OfferProblem]) => [
            name,
            words[problem],
          ]),
        ),
        400,
      );
    const { draft } = read;
    const made = await makeOffer(dependencies, order.id, draft);
    if (made.ok) return sendPlainPage(reply, donePage(made.answer, entry));
    const { code, field = '' } = made.problem;
    switch (code) {
      case 'room_taken': {
        const at = Number(/^options\.(\d+)$/.exec(field)?.[1] ?? 0);
        const room = draft.options[at]?.[0]?.roomTitle ?? '';
        return wrong({ [placeOfRoom(order, at)]: words.roomTaken(room) }, 409);
      }
      case 'service_taken':
        return wrong({ [offerFields.message]: words.serviceTaken }, 409);
      case 'invalid_field':
        return wrong({ [offerFields.validUntil]: words.wrongValid }, 400);
      case 'already_ordered':
        return wrong({ [offerFields.message]: words.beingPaid }, 409);
      default:
        return sendPlainPage(reply, tooLate(order, entry.details));
    }
  });
}

/** The field that says that a room is taken: days cannot be moved, so there it is their price. */
const placeOfRoom = (order: Order, option: number): string =>
  order.items.length > 1 ? offerFields.price(0) : offerFields.room(option);

/** The page of an enquiry for which nothing can be offered any more; `null` while it can. */
function closed(
  order: Order,
  entry: CatalogueEntry,
  now: Instant,
  request: FastifyRequest,
): PlainPage | null {
  const { details } = entry;
  if (canBeOffered(order, now)) return null;
  if (order.status === 'enquiry' || order.status === 'offered' || order.status === 'expired')
    return tooLate(order, details);
  return became(order, details, request);
}

function donePage(order: Order, { details }: CatalogueEntry): PlainPage {
  const language = details.defaultLanguage;
  const words = wordsIn(language).offerPage;
  return {
    ...about(order, details),
    status: 200,
    sign: 'done',
    title: words.doneTitle(orderNumberOf(order)),
    paragraphs: [words.done(timeAt(order.offer?.validUntil ?? 0, details, language))],
    link: {
      label: wordsIn(language).enquiryPage.toVenue,
      path: venuePath(language, details.alias),
    },
  };
}

type Sent = {
  sent: Readonly<Record<string, string>>;
  problems: Readonly<Record<string, string>>;
  status: number;
};

/** The form, with the last offer or with what was sent and what is wrong with it. */
function formPage(
  order: Order,
  entry: CatalogueEntry,
  now: Instant,
  request: FastifyRequest,
  wrong?: Sent,
): PlainPage {
  const { details } = entry;
  const language = details.defaultLanguage;
  const { offerPage: words, enquiryPage } = wordsIn(language);
  const isOffered = statusNow(order, now) === 'offered' && order.offer !== null;
  return {
    ...about(order, details),
    status: wrong?.status ?? 200,
    title: words.title(orderNumberOf(order)),
    paragraphs: [
      ...(wrong ? [words.check] : []),
      ...(order.offer?.question ? [words.asked(order.offer.question)] : []),
      isOffered && order.offer
        ? words.again(timeAt(order.offer.validUntil, details, language))
        : words.intro,
    ],
    groups: groupsOf(order, entry, now, wrong),
    button: words.button,
    link: { label: enquiryPage.instead.decline, path: pathOfAct(request, 'decline') },
  };
}

function groupsOf(
  order: Order,
  { details, rooms }: CatalogueEntry,
  now: Instant,
  wrong?: Sent,
): readonly PlainGroup[] {
  const language = details.defaultLanguage;
  const words = wordsIn(language).offerPage;
  const { offer } = order;
  const several = order.items.length > 1;
  const soonest = wallOf(now, details.timezone);
  const valueOf = (name: string, value: string): Pick<PlainField, 'name' | 'value' | 'error'> => ({
    name,
    value: wrong?.sent[name] ?? value,
    ...(wrong?.problems[name] !== undefined && { error: wrong.problems[name] }),
  });
  const place = (option: number): readonly PlainField[] => {
    if (several) return [];
    const item = offer?.options[option]?.[0] ?? order.item;
    return [
      {
        kind: 'choice',
        label: words.room,
        choices: rooms.map(({ room }) => ({ value: room.id, label: room.title })),
        ...valueOf(offerFields.room(option), item.roomId),
      },
      {
        kind: 'moment',
        label: words.from,
        min: soonest,
        ...valueOf(offerFields.start(option), item.start),
      },
      {
        kind: 'moment',
        label: words.to,
        min: soonest,
        ...valueOf(offerFields.end(option), item.end),
      },
    ];
  };
  return [
    {
      heading: words.proposal,
      fields: [
        ...order.items.map((item, day): PlainField => ({
          kind: 'amount',
          label: `${words.price(details.currency)}${several ? ` · ${item.title}` : ''}`,
          required: true,
          ...valueOf(offerFields.price(day), amountText((offer?.options[0]?.[day] ?? item).total)),
        })),
        ...order.services.flatMap((service, at): readonly PlainField[] =>
          service.price !== null && offer === null
            ? []
            : [
                {
                  kind: 'amount',
                  label: words.each(service.name, service.amount, details.currency),
                  required: true,
                  ...valueOf(
                    offerFields.service(at),
                    amountText(
                      service.price === null
                        ? null
                        : { minor: service.price, currency: details.currency },
                    ),
                  ),
                },
              ],
        ),
        {
          kind: 'amount',
          label: words.vat,
          required: true,
          ...valueOf(offerFields.vat, String((offer?.options[0]?.[0] ?? order.item).vatPercent)),
        },
        ...place(0),
        {
          kind: 'area',
          label: words.optional(words.includes),
          hint: words.includesHint,
          ...valueOf(offerFields.includes, offer?.includes ?? ''),
        },
        {
          kind: 'area',
          label: words.optional(words.message),
          ...valueOf(offerFields.message, offer?.message ?? ''),
        },
        {
          kind: 'moment',
          label: words.validUntil,
          hint: words.validHint(zoneOf(details, language)),
          required: true,
          min: soonest,
          max: wallOf(firstStart(order), details.timezone),
          ...valueOf(
            offerFields.validUntil,
            proposedEnd(wallOf(proposedValidity(now, firstStart(order)), details.timezone)),
          ),
        },
      ],
    },
    ...(several
      ? []
      : otherOptions.map((option): PlainGroup => ({
          heading: words.other(option),
          hint: words.otherHint,
          isFolded: true,
          fields: [
            {
              kind: 'amount',
              label: words.price(details.currency),
              ...valueOf(
                offerFields.otherPrice(option),
                amountText(offer?.options[option]?.[0]?.total ?? null),
              ),
            },
            ...place(option),
          ],
        }))),
  ];
}

/** A full hour, and not after six in the evening, when nobody is there to answer. */
function proposedEnd(latest: WallDateTime): WallDateTime {
  const hour = `${latest.slice(0, 13)}:00`;
  const evening = `${dateOf(latest)}T18:00`;
  return hour < evening ? hour : evening;
}

/** An amount as the field takes it. */
const amountText = (amount: Money | null): string =>
  amount === null
    ? ''
    : (amount.minor / 10 ** exponentOf(amount.currency)).toFixed(exponentOf(amount.currency));
