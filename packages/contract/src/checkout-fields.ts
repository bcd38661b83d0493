import {
  type CheckoutField,
  checkoutFields,
  type CheckoutValues,
  type CommonField,
  type FieldOf,
  type FieldOfKind,
  type Flow,
  isEmail,
  requiredIn,
  type RequiredField,
  rowOf,
  valuesIn,
  wireName,
  type WireName,
} from '@foyer/domain';
import * as v from 'valibot';
import { phoneNumber } from './fields.ts';

/**
 * The calls that send a checkout's fields, with the flows that use them. One call serves three
 * flows; the server does not learn which until it knows the cart and the site.
 */
const calls = {
  order: ['cart', 'legacy', 'enquiry'],
  property: ['property'],
  office: ['office'],
} as const satisfies Readonly<Record<string, readonly Flow[]>>;
type Call = keyof typeof calls;
type FlowOf<In extends Call> = (typeof calls)[In][number];

type Text = v.GenericSchema<string, string>;
type Tick = v.GenericSchema<boolean, string>;
/** The country is a number on the wire, which the office's call reads and writes itself. */
type SentField<In extends Call> = Exclude<FieldOf<FlowOf<In>>, FieldOfKind<'country'>>;
type SchemaOf<In extends Call, Field extends CheckoutField> =
  Field extends FieldOfKind<'tick'>
    ? Field extends RequiredField<FlowOf<In>>
      ? Tick
      : v.OptionalSchema<Tick, false>
    : Field extends RequiredField<FlowOf<In>>
      ? Text
      : v.OptionalSchema<Text, ''>;
type NameOf<In extends Call, Field extends CheckoutField> = WireName<Field, FlowOf<In>>;
/** The schemas of a call's fields, by their names on the wire. */
type Entries<In extends Call> = {
  [Field in SentField<In> as NameOf<In, Field>]: SchemaOf<In, Field>;
};
type Read<In extends Call> = { [Field in SentField<In> as NameOf<In, Field>]: string };
/** A call always has its required fields and those that every flow sends. */
type AlwaysSent<In extends Call> = Extract<SentField<In>, CommonField | RequiredField<FlowOf<In>>>;
type Value<Field extends CheckoutField> = Field extends FieldOfKind<'tick'> ? boolean : string;
type Written<In extends Call> = {
  [Field in AlwaysSent<In> as NameOf<In, Field>]: Value<Field>;
} & {
  [Field in Exclude<SentField<In>, AlwaysSent<In>> as NameOf<In, Field>]?: Value<Field>;
};

const isSent = (field: CheckoutField, call: Call): boolean =>
  rowOf(field).kind !== 'country' && calls[call].some((flow) => rowOf(field).flows.includes(flow));
const nameOf = (field: CheckoutField, call: Call): string => wireName(field, calls[call][0]);
const isRequired = (field: CheckoutField, call: Call): boolean =>
  calls[call].every((flow) => requiredIn(flow).includes(field));

const isTicked = (value: boolean): boolean => value;
const tickOf = (value: boolean): string => (value ? 'yes' : '');

function schemaOf(field: CheckoutField, required: boolean) {
  const { kind, limit } = rowOf(field);
  switch (kind) {
    case 'phone':
      return phoneNumber;
    case 'phone-country':
      return v.pipe(v.string(), v.regex(/^[a-z]{2}$/, 'two lower-case letters'));
    case 'email':
      return v.pipe(
        v.string(),
        v.trim(),
        v.maxLength(limit),
        v.check(isEmail, 'a valid e-mail address'),
      );
    case 'tick':
      return required
        ? v.pipe(v.boolean(), v.check(isTicked, 'required'), v.transform(tickOf))
        : v.optional(v.pipe(v.boolean(), v.transform(tickOf)), false);
    default:
      return required
        ? v.pipe(v.string(), v.trim(), v.nonEmpty('required'), v.maxLength(limit))
        : v.optional(v.pipe(v.string(), v.trim(), v.maxLength(limit)), '');
  }
}

/**
 * The fields in the schema of a call. A problem's `field` has these names, so that a form can show
 * it beside the field (ERR-002). What only one of a call's flows requires is optional here.
 */
export const fieldEntries = <In extends Call>(call: In): Entries<In> =>
  Object.fromEntries(
    checkoutFields
      .filter((field) => isSent(field, call))
      .map((field) => [nameOf(field, call), schemaOf(field, isRequired(field, call))]),
  ) as object as Entries<In>;

type UncheckedEntries<In extends Call> = {
  [Name in keyof Entries<In>]: v.OptionalSchema<
    v.UnionSchema<[typeof text, typeof flag], undefined>,
    ''
  >;
};
const text = v.pipe(
  v.string(),
  v.maxLength(Math.max(...checkoutFields.map((field) => rowOf(field).limit))),
);
const flag = v.boolean();

/** The fields of a call before the visitor has typed them: none is required, and none is checked. */
export const uncheckedEntries = <In extends Call>(call: In): UncheckedEntries<In> =>
  Object.fromEntries(
    Object.keys(fieldEntries(call)).map((name) => [name, v.optional(v.union([text, flag]), '')]),
  ) as object as UncheckedEntries<In>;

/** What a payload has besides the fields of a call. */
export const withoutFields = <In extends Call, Payload extends object>(
  call: In,
  payload: Payload,
): Omit<Payload, keyof Entries<In>> => {
  const names = Object.keys(fieldEntries(call));
  return Object.fromEntries(
    Object.entries(payload).filter(([name]) => !names.includes(name)),
  ) as Omit<Payload, keyof Entries<In>>;
};

/** The values of the fields, from what the schema read. */
export const readFields = <In extends Call>(call: In, read: Read<In>): CheckoutValues =>
  valuesIn(
    Object.fromEntries(
      checkoutFields
        .filter((field) => isSent(field, call))
        .map((field) => [field, Reflect.get(read, nameOf(field, call))]),
    ),
    () => true,
  );

/** The fields as a call sends them; empty ones only where its payload has to name them. */
export const writeFields = <In extends Call>(call: In, values: CheckoutValues): Written<In> =>
  Object.fromEntries(
    checkoutFields
      .filter((field) => isSent(field, call))
      .map((field) => [field, values[field] ?? ''] as const)
      .filter(([field, value]) => value !== '' || rowOf(field).sentEmpty || isRequired(field, call))
      .map(([field, value]) => [
        nameOf(field, call),
        rowOf(field).kind === 'tick' ? value !== '' : value,
      ]),
  ) as object as Written<In>;
