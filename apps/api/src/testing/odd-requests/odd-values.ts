import fc from 'fast-check';
import type { JsonSchema } from './operations.ts';
import { jsonText, Verbatim } from './json-text.ts';

const oddTexts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udfff',
  '\u202e',
  '\ufeff',
  '𝕏'.repeat(300),
  'e\u0301',
  "'; DROP TABLE venue; --",
  '<script>1</script>',
  '${1}',
  '%00',
  '../..',
  '__proto__',
  'constructor',
  'toString',
  '9'.repeat(400),
  '-1',
  '1e308',
  'NaN',
  '0x10',
  '2026-02-30',
  '99-99-9999 25:61',
  '31-12-9999 23:59',
  '01-01-0001 00:00',
  '0000-00-00T00:00:00',
  '275760-09-13T00:00:00',
  'a'.repeat(10_000),
  '\r\nset-cookie: a=b',
  'null',
  'true',
];
const oddNumbers = [
  'NaN',
  'Infinity',
  '-0',
  '0',
  '-1',
  '0.1',
  '1e308',
  '-1e308',
  '1e999',
  '5e-324',
  '9007199254740993',
  '2147483648',
  '-2147483649',
  '9223372036854775808',
  '1000000000000',
  '123456789012345678901234567890',
  '1e21',
];
const prototypeTexts = [
  '{"__proto__":{"a":1}}',
  '{"constructor":{"prototype":{"a":1}}}',
  '{"toString":1}',
  '{"length":-1}',
  '{"hasOwnProperty":null}',
  '{"then":1}',
  '{"a":1,"a":"2"}',
];

/** Text that no schema expects, as a value or as JSON that no value produces. */
export const oddText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...oddTexts),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.string({ unit: 'grapheme', maxLength: 20 }),
);
export const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: oddText },
  {
    weight: 3,
    arbitrary: fc.constantFrom(...oddNumbers, ...prototypeTexts).map((text) => new Verbatim(text)),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null], { a: {} }),
  },
  { weight: 1, arbitrary: fc.double() },
  {
    weight: 1,
    arbitrary: fc
      .integer({ min: 5, max: 3000 })
      .map((depth) => new Verbatim(`${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`)),
  },
  {
    weight: 1,
    arbitrary: fc.integer({ min: 50, max: 3000 }).map((length) => Array.from({ length }, () => 0)),
  },
  { weight: 1, arbitrary: fc.json().map((text) => new Verbatim(text)) },
);

/**
 * Values by a schema of the document, sometimes with an odd one inside. `known` are existing ids,
 * days and codes.
 */
export function ofSchema(schema: JsonSchema, known: readonly string[]): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 12, arbitrary: right(schema, known) },
    { weight: 1, arbitrary: oddValue },
  );
}

function right(schema: JsonSchema, known: readonly string[]): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((each) => ofSchema(each, known)));
  switch (schema.type) {
    case 'string':
      return textOf(schema, known);
    case 'integer':
      return fc.oneof(
        fc.integer({ min: schema.minimum ?? -10, max: Math.min(schema.maximum ?? 100, 40) }),
        fc.integer({ min: schema.minimum ?? -1e12, max: schema.maximum ?? 1e12 }),
      );
    case 'number':
      return fc.oneof(
        fc.integer({ min: 0, max: 40 }),
        fc.constantFrom<unknown>(399, 405, 8, 3, 0.5),
        fc.double({ noNaN: true, noDefaultInfinity: true }),
      );
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(ofSchema(schema.items ?? {}, known), { maxLength: 3 });
    case 'object':
      return schema.properties
        ? fc.record(
            Object.fromEntries(
              Object.entries(schema.properties).map(([name, each]) => [
                name,
                ofSchema(each, known),
              ]),
            ),
            { requiredKeys: [...(schema.required ?? [])] },
          )
        : fc.dictionary(fc.string({ maxLength: 8 }), oddValue, { maxKeys: 2 });
    default:
      return oddValue;
  }
}

function textOf({ pattern }: JsonSchema, known: readonly string[]): fc.Arbitrary<string> {
  const fits =
    pattern === undefined ? known : known.filter((text) => new RegExp(pattern).test(text));
  const made =
    pattern === undefined
      ? fc.string({ maxLength: 12 })
      : fc.stringMatching(new RegExp(pattern), { maxLength: 130 });
  return fits.length === 0
    ? made
    : fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...fits) }, { weight: 1, arbitrary: made });
}

/** The value as it is written into a URL. */
export const asText = (value: unknown): string =>
  typeof value === 'string' ? value : jsonText(value);
