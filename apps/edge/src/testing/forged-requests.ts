import { createHash } from 'node:crypto';
import type { HttpRequest } from '@foyer/api/testing';
import { visitHeader } from '@foyer/serving';
import fc from 'fast-check';
import type { TwoVisitors } from './two-visitors.ts';

export type ForgedRequest = HttpRequest & {
  what: string;
  /** The only allowed answers. */
  may: readonly number[];
  /** Sent to the front door alone: the API answers at any name. */
  doorOnly?: true;
};

const json = { 'content-type': 'application/json' };
const form = { 'content-type': 'application/x-www-form-urlencoded' };
const cookies = (jar: Readonly<Record<string, string>>) =>
  Object.entries(jar)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');
const noOrder = [400, 404, 414];
const gone = [400, 404, 410, 414];

/** Texts that are nearly this one, or contain it, but never equal it. */
function nearly(text: string): fc.Arbitrary<string> {
  const place = fc.nat(text.length - 1);
  const letter = fc.constantFrom(...Array.from('abcXYZ019-_'));
  return fc
    .oneof(
      fc.tuple(place, letter).map(([at, by]) => text.slice(0, at) + by + text.slice(at + 1)),
      place.map((length) => text.slice(0, length)),
      letter.map((more) => text + more),
      fc.stringMatching(/^[A-Za-z0-9_-]{32}$/),
      fc.constantFrom(
        text.toLowerCase(),
        text.toUpperCase(),
        Array.from(text).toReversed().join(''),
        createHash('sha256').update(text).digest('base64url'),
        `${text}%00`,
        `${text}%20`,
        '%25',
        '_'.repeat(text.length),
        "'%20OR%20''='",
        `${text}'--`,
        '*',
        'null',
        `..%2f${text.slice(1)}`,
      ),
    )
    .filter((forged) => forged !== text && forged !== '');
}

/** Requests that claim another site, visitor or venue. */
export function forgedRequest(two: TwoVisitors): fc.Arbitrary<ForgedRequest> {
  const honest = { host: 'localhost' };
  const mine = { ...honest, cookie: cookies(two.stranger) };
  const get = (
    what: string,
    path: string,
    may: readonly number[],
    headers: HttpRequest['headers'] = mine,
  ): ForgedRequest => ({ what, method: 'GET', path, headers, body: null, may });
  const post = (
    what: string,
    path: string,
    body: string,
    may: readonly number[],
    headers: HttpRequest['headers'] = {},
  ): ForgedRequest => ({
    what,
    method: 'POST',
    path,
    headers: { ...mine, ...(body.startsWith('{') || body === '' ? json : form), ...headers },
    body: Buffer.from(body),
    may,
  });

  const hosts = fc
    .constantFrom(
      'nobody.localhost',
      'evil.example',
      'localhost.evil.example',
      'marketplace.localhost.',
      'marketplace-localhost',
      '127.0.0.1',
      '[::1]',
      'xn--localhost',
      '__proto__',
      'constructor',
      'localhost@evil.example',
      'evil.example:4000',
    )
    .chain((host) =>
      fc
        .constantFrom(
          '/',
          '/test-house',
          '/apiv2/venues',
          '/apiv2/venues/test-house/en',
          `/v2/cart/${two.cartId}`,
          `/apiv2/orders/${two.booked.orderId}`,
        )
        .map((path): ForgedRequest => ({
          ...get(`Host ${host}`, path, [400, 404], { host }),
          doorOnly: true,
        })),
    );
  const forwarded = fc
    .constantFrom('x-forwarded-host', 'x-original-host', 'forwarded', 'x-host', visitHeader)
    .chain((name) =>
      fc
        .constantFrom(
          'partner.white-label.localhost',
          'insurance.white-label.localhost',
          'evil.example',
          'a, b',
        )
        .map((host): ForgedRequest => ({
          ...get(
            `${name} ${host}`,
            '/apiv2/venues/test-house/en',
            name === visitHeader ? [200, 403] : [200],
            { ...mine, [name]: name === 'forwarded' ? `host=${host}` : `127.0.0.1 ${host} AAAA` },
          ),
        })),
    );
  const origins = fc
    .constantFrom(
      'https://evil.example',
      'null',
      'http://localhost.evil.example',
      'http://partner.white-label.localhost',
    )
    .chain((origin) =>
      fc.constantFrom(
        post(`Origin ${origin}`, '/apiv2/user/logout', '{}', [403], {
          origin,
          cookie: cookies(two.owner),
        }),
        post(`Origin ${origin} with another's token`, '/apiv2/user/logout', '{}', [403], {
          origin,
          cookie: cookies(two.owner),
          'x-csrf-token': two.csrfToken,
        }),
        get(`Origin ${origin}`, '/apiv2/user/orders', [200], { ...mine, origin }),
      ),
    );
  const carts = fc
    .oneof(
      nearly(two.cartId),
      fc.constantFrom(two.booked.orderId, two.enquired.orderId, two.booked.number),
    )
    .chain((id) =>
      fc.constantFrom(
        get('a cart id', `/v2/cart/${id}`, noOrder),
        post(
          'terms of a cart id',
          `/apiv2/en/cart/${id}/cancelation-terms`,
          '{"amount":1}',
          noOrder,
        ),
        post(
          'a cart to replace',
          '/apiv2/create/cart2',
          JSON.stringify({ ...two.cartBody, replaces_cart: id }),
          [400, 409],
        ),
      ),
    );
  const orders = fc
    .constantFrom(two.booked, two.enquired)
    .chain((order) =>
      fc.oneof(
        { weight: 4, arbitrary: nearly(order.orderId) },
        {
          weight: 1,
          arbitrary: fc.constantFrom(two.cartId, order.number, order.number.replace(/\D/g, '')),
        },
      ),
    )
    .chain((id) =>
      fc.constantFrom(
        get('an order id', `/apiv2/orders/${id}`, noOrder),
        get('a calendar', `/apiv2/orders/${id}/calendar.ics`, noOrder),
        get('its cancellation', `/apiv2/orders/${id}/cancellation`, noOrder),
        post('cancelling', `/apiv2/orders/${id}/cancellation`, '{"fee":0}', noOrder),
        post('processing', `/apiv2/process/${id}`, '{"paymentMethod":"none"}', noOrder),
      ),
    );
  const logins = fc
    .oneof(nearly(two.owner.foyer_login ?? ''), fc.constant(two.owner.foyer_session ?? ''))
    .chain((id) =>
      fc.constantFrom(
        get('a login', '/apiv2/user/orders', [401], { ...honest, cookie: `foyer_login=${id}` }),
        post('a login', '/apiv2/user/info', '{}', [200], { cookie: `foyer_login=${id}` }),
        post('ending a login', '/apiv2/user/logout', '{}', [403], {
          cookie: `foyer_login=${two.owner.foyer_login}; foyer_session=${id}`,
          'x-csrf-token': two.csrfToken,
        }),
      ),
    );
  return fc.oneof(
    { weight: 2, arbitrary: hosts },
    { weight: 1, arbitrary: forwarded },
    { weight: 1, arbitrary: origins },
    { weight: 3, arbitrary: carts },
    { weight: 3, arbitrary: orders },
    { weight: 2, arbitrary: logins },
    { weight: 4, arbitrary: links(two, { get, post }) },
  );
}

type Asks = {
  get: (what: string, path: string, may: readonly number[]) => ForgedRequest;
  post: (
    what: string,
    path: string,
    body: string,
    may: readonly number[],
    headers?: HttpRequest['headers'],
  ) => ForgedRequest;
};

/** Signed links with another token, or one that was made for another purpose. */
function links(
  { links: mailed, enquired, booked, csrfToken, password }: TwoVisitors,
  { get, post }: Asks,
): fc.Arbitrary<ForgedRequest> {
  const tokenOf = (link: string) =>
    link.split('/').find((part) => /^[A-Za-z0-9_-]{43}$/.test(part)) ?? '';
  const tokens = [...new Set(mailed.map(tokenOf))];
  return fc.constantFrom(...mailed).chain((link) => {
    const own = tokenOf(link);
    const numbers = [enquired.number, booked.number]
      .map((number) => number.replace(/\D/g, ''))
      .filter((number) => !link.includes(`/${number}/`));
    const otherNumber = link.includes('/user/password/')
      ? []
      : numbers.map((number) => link.replace(/\/\d+\//, `/${number}/`));
    const otherTokens = tokens.filter((token) => token !== own).concat(csrfToken);
    const forged = fc
      .oneof(nearly(own), fc.constantFrom(...otherTokens))
      .map((token) => link.replace(own, token));
    return fc
      .oneof(
        { weight: 5, arbitrary: forged },
        ...(otherNumber.length === 0
          ? []
          : [{ weight: 1, arbitrary: fc.constantFrom(...otherNumber) }]),
      )
      .chain((path) => {
        const token = path.split('/').at(-1) ?? '';
        const passwordCall =
          link.includes('/user/password/') && /^[\w-]+$/.test(token)
            ? [
                post(
                  'a password by a token',
                  '/apiv2/user/password',
                  JSON.stringify({ token, password }),
                  gone,
                  { 'x-csrf-token': csrfToken },
                ),
              ]
            : [];
        return fc.constantFrom(
          get('a signed link', path, gone),
          post('the button of a signed link', path, 'fee=0&password=four+words+in+a+row', gone),
          ...passwordCall,
        );
      });
  });
}
