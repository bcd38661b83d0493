import { bookOffice } from '@foyer/contract';
import { contactIn, lineAmount, officePaymentMethods } from '@foyer/domain';
import type { FastifyInstance } from 'fastify';
import { hadAccount } from '../account/login-details.ts';
import { accountOf } from '../account/login-session.ts';
import type { ApiDependencies } from '../api-dependencies.ts';
import { askOutside } from '../booking/ask-outside.ts';
import { siteHost } from '../booking/site-of-call.ts';
import { intentOf } from '../booking/idempotency.ts';
import { checkOfficeBooking, type OfficeQuery } from '../booking/office/check-office-booking.ts';
import { officeProblem } from '../booking/outside-problem.ts';
import { placeOrder } from '../booking/place-order.ts';
import { processOrder } from '../booking/process-order.ts';
import { hasExpired } from '../booking/stored-cart.ts';
import { cartById } from '../database/carts.ts';
import { outsideHoldOf, storeExtras } from '../database/outside-holds.ts';
import { answered, refused } from '../http/problem.ts';
import { creatingLimit, serveEndpoint } from '../http/serve-endpoint.ts';
import type { OperatorBookingRequest } from '../providers/office-operator.ts';
import { unguessableId } from '../unguessable-id.ts';

/**
 * POST regus/book (API-036, API-037): books with card, operator and our own room, all or nothing.
 */
export function officeBookingRoute(app: FastifyInstance, dependencies: ApiDependencies): void {
  const { database, catalogue, clock, providers } = dependencies;
  serveEndpoint(
    app,
    bookOffice,
    async ({ body, idempotencyKey, request }) => {
      if (body.venue_id === '')
        return refused('venue_id_not_set', 'venue_id not set', { field: 'venue_id' });
      const entry = await catalogue.current(body.venue_id);
      const [cart, hold] = await Promise.all([
        cartById(database, body.temporary_reservation_id),
        outsideHoldOf(database, body.temporary_reservation_id),
      ]);
      const [item] = hold?.items ?? [];
      if (
        entry === null ||
        cart === null ||
        item === undefined ||
        hold?.party !== 'office' ||
        hold.reference === null ||
        cart.venueId !== entry.id
      )
        return refused('cart_not_found', 'there is no such reservation', {
          field: 'temporary_reservation_id',
        });
      if (cart.orderId === null && hasExpired(cart, cart.databaseNow + clock.aheadSeconds()))
        return refused('hold_expired', 'the room is no longer held');
      const checked = checkOfficeBooking(body, entry, item, hold.details.services ?? []);
      if (!checked.ok) return checked;

      const { total, services, values } = checked.answer;
      const account = await accountOf(database, request, clock.aheadSeconds());
      const placed = await database.transaction(async (queries) => {
        const order = await placeOrder(queries, dependencies, {
          cartId: cart.id,
          contact: contactIn(values),
          language: cart.language,
          accountId: account?.id ?? null,
          siteHost: siteHost(request),
        });
        if (order.ok && cart.orderId === null)
          await storeExtras(
            queries,
            cart.id,
            services.map((service) => ({
              name: service.name,
              amount: service.amount,
              total: { minor: lineAmount(service), currency: total.currency },
            })),
          );
        return order;
      });
      if (!placed.ok) return placed;
      const operatorRequest = requestOf(
        checked.answer,
        hold.reference,
        hold.details.searchResultId ?? '',
        body.cardholdername,
        String(body.layout),
      );
      const language = body.lang ?? cart.language;
      const said: { no: No | null } = { no: null };
      const step = askOutside(dependencies, {
        party: 'office',
        total,
        methods: officePaymentMethods,
        content: operatorRequest,
        ask: (key) => providers.officeOperator.book(key, operatorRequest, language),
        refusalOf: (problem) => {
          if (
            problem.kind === 'refused' &&
            (problem.code === 'payment' || problem.code === 'validation')
          )
            said.no = {
              kind: problem.code,
              message: sameLanguage(problem.language, language) ? problem.message : '',
              field: problem.field,
            };
          return officeProblem(problem);
        },
        endsCart: (code) => code !== 'payment' && code !== 'validation',
      });
      const processed = await processOrder(
        dependencies,
        placed.answer,
        { paymentMethod: 'creditcard', card_token: body.cardToken },
        intentOf(bookOffice.id, idempotencyKey, request.body),
        step,
      );
      if (processed.ok)
        return answered({
          order_id: processed.answer.id,
          user_has_account: await hadAccount(database, processed.answer),
          error_type: null,
          accesstoken: null,
          message: '',
          field: null,
        });
      const no: No | null =
        processed.problem.code === 'card_declined'
          ? { kind: 'payment', message: processed.problem.message, field: null }
          : said.no;
      return no === null
        ? processed
        : answered({
            order_id: null,
            user_has_account: null,
            error_type: no.kind,
            accesstoken: unguessableId(),
            message: no.message,
            field: no.field,
          });
    },
    creatingLimit(dependencies.configuration),
  );
}

/**
 * A refusal that the visitor can correct: message, field, and a new frame for the card (REGUS-034,
 * REGUS-035).
 */
type No = { kind: 'payment' | 'validation'; message: string; field: string | null };

/** Whether a message in one language suits a reader of another: `en` suits `en-us`. */
const sameLanguage = (said: string | null, asked: string): boolean =>
  said !== null && said.split('-')[0]?.toLowerCase() === asked.split('-')[0];

const requestOf = (
  { values, country, services, total }: OfficeQuery,
  reservationId: string,
  searchResultId: string,
  cardHolder: string,
  layout: string,
): OperatorBookingRequest => ({
  reservationId,
  searchResultId,
  total,
  contact: {
    firstName: values.firstName,
    lastName: values.lastName,
    email: values.email,
    phone: values.phone,
    company: values.company,
  },
  address: {
    address: values.address ?? '',
    city: values.city ?? '',
    zip: values.zip ?? '',
    state: values.state ?? '',
    countryNumber: country.number,
  },
  cardHolder,
  layout,
  notes: values.additionalInfo,
  services: services.map(({ name, amount, time }) => ({ name, amount, time })),
});
