import { visitHeader } from '@foyer/serving';
import fc from 'fast-check';
import { signedVisit } from '../signed-visit.ts';
import { jsonText, placesIn, spoiledAt, Verbatim } from './json-text.ts';
import type { OddSetup } from './odd-setup.ts';
import { asText, oddText, oddValue, ofSchema } from './odd-values.ts';
import type { Operation } from './operations.ts';
import type { HttpRequest } from './send-request.ts';

export type OddRequest = HttpRequest & {
  operation: Operation;
  /** The body's text if it is JSON. */
  said: string | null;
};

/**
 * A generated request of any operation: sometimes valid, mostly with one fault, sometimes with
 * many.
 */
export function oddRequest(
  operations: readonly Operation[],
  setup: OddSetup,
): fc.Arbitrary<OddRequest> {
  return fc.oneof(...operations.map((operation) => ofOperation(operation, setup)));
}

function ofOperation(operation: Operation, setup: OddSetup): fc.Arbitrary<OddRequest> {
  return fc
    .record({
      method: methodOf(operation),
      path: pathOf(operation, setup),
      query: queryOf(operation, setup),
      headers: headersOf(operation, setup),
      content: contentOf(operation, setup),
    })
    .map(({ method, path, query, headers, content }) => ({
      operation,
      method,
      path: path + query,
      headers: {
        ...headers,
        ...(content.type === null ? {} : { 'content-type': content.type }),
        ...(content.chunked && content.body ? { 'transfer-encoding': 'chunked' } : {}),
      },
      body: content.body,
      said: content.said,
    }));
}

const seldom = <T>(usual: fc.Arbitrary<T>, odd: fc.Arbitrary<T>, weight = 20): fc.Arbitrary<T> =>
  fc.oneof({ weight, arbitrary: usual }, { weight: 1, arbitrary: odd });

const methodOf = ({ method }: Operation) =>
  seldom(
    fc.constant(method),
    fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD'),
    40,
  );

const oddEscapes = fc.constantFrom(
  '%zz',
  '%',
  '%00',
  '%ed%a0%80',
  '%c0%af',
  '%ff',
  '..%2f..%2fetc',
  '%2e%2e',
  '%F0%9F',
  '+',
  '%2B',
  ';a=b',
  '%u0041',
  '%0d%0aa:b',
  "'",
  '%25%30%30',
);
/** Text in a URL, encoded properly or badly. */
const escaped = (text: fc.Arbitrary<string>) =>
  seldom(
    text.map((each) => encodeURIComponent(each.toWellFormed())),
    oddEscapes,
  );

/** Text of a parameter: mostly an existing value, otherwise one by its schema or an odd one. */
const textOf = (
  { name, schema }: Operation['parameters'][number],
  { parameters, known }: OddSetup,
) =>
  fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...(parameters[name] ?? known)) },
    { weight: 3, arbitrary: ofSchema(schema, known).map(asText) },
    { weight: 1, arbitrary: oddText },
  );

const pathOf = ({ path, parameters }: Operation, setup: OddSetup): fc.Arbitrary<string> =>
  fc
    .tuple(
      ...path.split('/').map((part) => {
        const parameter = parameters.find(({ name }) => part === `{${name}}`);
        return parameter ? escaped(textOf(parameter, setup)) : fc.constant(part);
      }),
    )
    .map((parts) => parts.join('/'))
    .chain((whole) =>
      seldom(
        fc.constant(whole),
        fc.constantFrom(
          `${whole}/`,
          `${whole}//`,
          whole.toUpperCase(),
          `${whole}%20`,
          `${whole}/%2e%2e`,
          `/${whole}`,
          `${whole};x`,
        ),
        40,
      ),
    );

/** With more parameters, one of them is nearly always wrong: some are left out. */
const mostParameters = 12;

function queryOf({ parameters }: Operation, setup: OddSetup): fc.Arbitrary<string> {
  const inQuery = parameters.filter((parameter) => parameter.in === 'query');
  const own = inQuery.map(({ name, schema }) =>
    fc.oneof(
      {
        weight: Math.max(0, inQuery.length - mostParameters),
        arbitrary: fc.constant<string[]>([]),
      },
      {
        weight: 9,
        arbitrary: escaped(textOf({ name, schema, in: 'query' }, setup)).map((value) => [
          `${name}=${value}`,
        ]),
      },
      {
        weight: 1,
        arbitrary: fc.constantFrom<string[]>(
          [],
          [name],
          [`${name}=`],
          [`${name}=1`, `${name}=2`],
          [`${name}[]=1`],
          [`${name}[a]=1`],
        ),
      },
    ),
  );
  const strange = seldom(
    fc.constant<string[]>([]),
    fc.constantFrom(
      [`__proto__=1`],
      ['constructor=1'],
      ['a=%zz'],
      ['%00=1'],
      ['=&&='],
      ['?'],
      ['a=' + 'b'.repeat(9000)],
      ['toString=1&then=1'],
    ),
    10,
  );
  return fc
    .tuple(strange, ...own)
    .map((parts) => parts.flat())
    .map((pairs) => (pairs.length === 0 ? '' : `?${pairs.join('&')}`));
}

const keys = fc.oneof(
  fc.uuid(),
  fc.constantFrom('again', 'a b', '', 'x'.repeat(201), 'é', '__proto__', '0', "';--"),
);
const oddCookies = [
  'foyer_login=%zz',
  'foyer_login=%00',
  'foyer_login=',
  '__proto__=1',
  '=;=;',
  'foyer_session=' + 'a'.repeat(32),
  `foyer_login=${'a'.repeat(4000)}`,
  'foyer_login="\\',
  'foyer_login=a; foyer_login=b',
  'constructor=1; foyer_session[]=2',
];
const strangeHeaders: readonly Readonly<Record<string, string | readonly string[]>>[] = [
  { accept: 'text/html' },
  { accept: '\u00ff' },
  { 'accept-encoding': 'br' },
  { 'accept-encoding': 'br;q=0, *' },
  { 'accept-language': 'x'.repeat(2000) },
  { range: 'bytes=0-1' },
  { 'if-none-match': '*' },
  { 'x-forwarded-for': 'not an address' },
  { 'x-forwarded-for': '::1, 203.0.113.9' },
  { 'x-forwarded-for': '../faults' },
  { 'x-forwarded-for': 'é' },
  { [visitHeader]: '127.0.0.1 localhost forged' },
  { [visitHeader]: '' },
  { 'x-forwarded-host': 'a b' },
  { 'x-forwarded-host': ['a', 'b'] },
  { 'x-forwarded-proto': 'gopher' },
  { host: '' },
  { host: 'a:b:c' },
  { host: '[::1' },
  { host: '__proto__' },
  { origin: 'null' },
  { expect: '200-ok' },
  { upgrade: 'h2c', connection: 'upgrade' },
  { 'content-encoding': 'gzip' },
  { 'x-http-method-override': 'DELETE' },
  { authorization: 'Bearer \u00ff' },
  { te: 'trailers' },
  { 'x-large': 'x'.repeat(20_000) },
];

function headersOf(
  operation: Operation,
  { browsers }: OddSetup,
): fc.Arbitrary<Record<string, string | readonly string[]>> {
  const asks = (name: string) =>
    operation.parameters.some((parameter) => parameter.in === 'header' && parameter.name === name);
  const who = fc.oneof(
    {
      weight: 8,
      arbitrary: fc.constantFrom(...browsers).map(({ cookie, token }) => ({
        cookie,
        ...(asks('X-CSRF-Token') ? { 'x-csrf-token': token } : {}),
      })),
    },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom(...oddCookies)
        .map((cookie) => ({ cookie, 'x-csrf-token': cookie })),
    },
    { weight: 2, arbitrary: fc.constant({}) },
  );
  const intent = asks('Idempotency-Key')
    ? fc.option(keys, { nil: null })
    : seldom(fc.constant(null), keys);
  const address = fc
    .tuple(fc.nat(255), fc.nat(255), fc.nat(255))
    .map((parts) => `10.${parts.join('.')}`);
  return fc
    .tuple(
      who,
      intent,
      address,
      seldom(
        fc.constant<(typeof strangeHeaders)[number]>({}),
        fc.constantFrom(...strangeHeaders),
        8,
      ),
    )
    .map(([cookies, key, from, strange]) => ({
      [visitHeader]: signedVisit('localhost', from),
      ...cookies,
      ...(key === null ? {} : { 'idempotency-key': key }),
      ...strange,
    }));
}

type Content = { type: string | null; body: Buffer | null; said: string | null; chunked: boolean };

const types = fc.constantFrom(
  null,
  '',
  'text/plain',
  'text/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'application/json; charset=utf-16',
  'application/json;charset="',
  'application/ld+json',
  'a/b/c',
  'APPLICATION/JSON',
  'application/json, text/plain',
  '\u00ff',
);
const wholes = fc.constantFrom(
  '',
  ' ',
  'null',
  '[]',
  '"a"',
  '1',
  'true',
  'NaN',
  '{',
  '{"a":',
  "{'a':1}",
  '{"a":1}{"b":2}',
  '[1,]',
  '\ufeff{}',
  '/* */{}',
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{}}}',
  '['.repeat(50_000),
  `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`,
  '\u0000',
);
const invalidBytes = fc.constantFrom(
  Buffer.from([0xff, 0xfe, 0x7b]),
  Buffer.from([0x22, 0xed, 0xa0, 0x80, 0x22]),
  Buffer.from('{"a":"\xc3"}', 'latin1'),
  Buffer.alloc(100),
);
const tenMegabytes = fc
  .constantFrom('{"a":"', '[', '"')
  .map((start) => Buffer.concat([Buffer.from(start), Buffer.alloc(10 * 1024 * 1024, 'x')]));

function contentOf(operation: Operation, { bodies, known }: OddSetup): fc.Arbitrary<Content> {
  const examples = bodies[operation.id] ?? [];
  const none: fc.Arbitrary<Content> = fc.constant({
    type: null,
    body: null,
    said: null,
    chunked: false,
  });
  if (operation.method === 'GET')
    return seldom(
      none,
      fc.constant({
        type: 'application/json',
        body: Buffer.from('{}'),
        said: '{}',
        chunked: false,
      }),
    );
  const values = fc.oneof(
    ...(examples.length === 0
      ? []
      : [{ weight: 4, arbitrary: fc.constantFrom(...examples).chain(spoiled) }]),
    { weight: 2, arbitrary: operation.body ? ofSchema(operation.body, known) : oddValue },
  );
  const texts = fc.oneof(
    { weight: 30, arbitrary: values.map(jsonText) },
    { weight: 2, arbitrary: wholes },
    {
      weight: 1,
      arbitrary: values
        .map(jsonText)
        .chain((text) => fc.nat(text.length).map((length) => text.slice(0, length))),
    },
  );
  const asJson = fc
    .tuple(
      texts,
      seldom(fc.constant<string | null>('application/json'), types, 15),
      seldom(fc.constant(false), fc.constant(true)),
    )
    .map(([text, type, chunked]) => ({ type, body: Buffer.from(text), said: text, chunked }));
  const inBytes = (bytes: fc.Arbitrary<Buffer>) =>
    bytes.map((body) => ({ type: 'application/json', body, said: null, chunked: false }));
  return fc.oneof(
    { weight: 400, arbitrary: asJson },
    { weight: 8, arbitrary: inBytes(invalidBytes) },
    { weight: 1, arbitrary: inBytes(tenMegabytes) },
    { weight: operation.body ? 8 : 400, arbitrary: none },
  );
}

/** The value unchanged, or with one to three of its places odd, missing, repeated or in a list. */
function spoiled(value: unknown): fc.Arbitrary<unknown> {
  const ways: fc.Arbitrary<(was: unknown) => unknown> = fc.oneof(
    { weight: 6, arbitrary: oddValue.map((odd) => () => odd) },
    {
      weight: 1,
      arbitrary: fc.constantFrom<(was: unknown) => unknown>(
        () => undefined,
        (was) => [was],
        (was) => String(was),
        (was) => new Verbatim(`{"a":${jsonText(was)},"a":${jsonText(was)}}`),
        (was) =>
          typeof was === 'object'
            ? new Verbatim(jsonText(was).replace('{', '{"__proto__":{"a":1},'))
            : was,
        (was) => (typeof was === 'number' ? was + 1 : was),
      ),
    },
  );
  return fc
    .array(fc.tuple(fc.nat(placesIn(value) - 1), ways), { maxLength: 3 })
    .map((spoils) => spoils.reduce((now, [place, way]) => spoiledAt(now, place, way), value));
}
