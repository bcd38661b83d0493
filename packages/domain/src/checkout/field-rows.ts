import { longestPhone } from '../phone/phone-number.ts';
import { longestEmail } from './email.ts';

/** The forms that ask for an orderer: the four checkouts, and the enquiry on a venue's page. */
export type Flow = 'cart' | 'legacy' | 'property' | 'office' | 'enquiry';

/**
 * What can be typed: `lines` is a text of several lines; the value of a `tick` is `yes` or `''`.
 * `phone`, `phone-country` and `country` have fields and rules of their own.
 */
export type FieldKind = 'text' | 'lines' | 'tick' | 'email' | 'phone' | 'phone-country' | 'country';

type FieldRow = {
  /** Its name on the wire. */
  wire: string;
  /** Flows whose specification names it otherwise. */
  wireIn?: Partial<Record<Flow, string>>;
  kind: FieldKind;
  /** The greatest number of characters, in the field and on the server. */
  limit: number;
  flows: readonly Flow[];
  /** Where it is always required; what depends on payment or country is in `checkout-fields.ts`. */
  requiredIn: readonly Flow[];
  /** Sent even where it is empty, because the specified payloads name it. */
  sentEmpty?: true;
  /** The part of the form that shows it. */
  section: 'contact' | 'venue' | 'address' | 'payment';
  /** HTML's name of what a browser may fill in. */
  autofill?: string;
  /** As wide as the form. */
  whole?: true;
  /** Not kept for the checkout of another meeting. */
  ofMeeting?: true;
  /** The enquiry of a logged-in user takes it from the profile. */
  ofProfile?: true;
  /** Stored with the order; what is not goes to the outside party alone. */
  stored: boolean;
  /** The mails that show it: the venue's, or both; the line of the contact has several fields. */
  mail?: 'contact-line' | 'venue' | 'both';
};

const everyFlow = ['cart', 'legacy', 'property', 'office', 'enquiry'] as const;
const shortText = { kind: 'text', limit: 200, requiredIn: [], autofill: 'off' } as const;

/**
 * The fields of every checkout, in the order of the form (B-086). Form, kept values, wire format,
 * checks, storage and mails follow from a row; docs/guides/add-a-field.md adds one.
 */
export const fieldRows = {
  firstName: {
    ...shortText,
    wire: 'firstName',
    flows: everyFlow,
    requiredIn: everyFlow,
    sentEmpty: true,
    section: 'contact',
    autofill: 'given-name',
    ofProfile: true,
    stored: true,
    mail: 'contact-line',
  },
  lastName: {
    ...shortText,
    wire: 'lastName',
    flows: everyFlow,
    requiredIn: everyFlow,
    sentEmpty: true,
    section: 'contact',
    autofill: 'family-name',
    ofProfile: true,
    stored: true,
    mail: 'contact-line',
  },
  email: {
    wire: 'email',
    kind: 'email',
    limit: longestEmail,
    flows: everyFlow,
    requiredIn: everyFlow,
    sentEmpty: true,
    section: 'contact',
    autofill: 'email',
    ofProfile: true,
    stored: true,
    mail: 'contact-line',
  },
  phone: {
    wire: 'phone',
    kind: 'phone',
    limit: longestPhone,
    flows: everyFlow,
    requiredIn: everyFlow,
    sentEmpty: true,
    section: 'contact',
    autofill: 'tel',
    stored: true,
    mail: 'contact-line',
  },
  phoneCountry: {
    ...shortText,
    wire: 'phone_country',
    kind: 'phone-country',
    flows: everyFlow,
    requiredIn: everyFlow,
    sentEmpty: true,
    section: 'contact',
    stored: true,
  },
  company: {
    ...shortText,
    wire: 'company',
    flows: everyFlow,
    requiredIn: ['property', 'office'],
    sentEmpty: true,
    section: 'contact',
    autofill: 'organization',
    whole: true,
    ofProfile: true,
    stored: true,
    mail: 'venue',
  },
  address: {
    ...shortText,
    wire: 'address',
    flows: ['office'],
    requiredIn: ['office'],
    sentEmpty: true,
    section: 'address',
    autofill: 'street-address',
    whole: true,
    stored: false,
  },
  city: {
    ...shortText,
    wire: 'city',
    flows: ['office'],
    requiredIn: ['office'],
    sentEmpty: true,
    section: 'address',
    autofill: 'address-level2',
    stored: false,
  },
  zip: {
    ...shortText,
    wire: 'zip',
    flows: ['office'],
    sentEmpty: true,
    section: 'address',
    autofill: 'postal-code',
    stored: false,
  },
  state: {
    ...shortText,
    wire: 'state',
    flows: ['office'],
    sentEmpty: true,
    section: 'address',
    autofill: 'address-level1',
    stored: false,
  },
  country: {
    ...shortText,
    wire: 'country_number',
    kind: 'country',
    flows: ['office'],
    requiredIn: ['office'],
    sentEmpty: true,
    section: 'address',
    autofill: 'country',
    stored: false,
  },
  onsiteContact: {
    ...shortText,
    wire: 'onSiteContact',
    flows: ['property'],
    sentEmpty: true,
    section: 'venue',
    stored: false,
  },
  customerAccount: {
    ...shortText,
    wire: 'customer_account',
    flows: ['property'],
    sentEmpty: true,
    section: 'payment',
    stored: false,
  },
  department: {
    ...shortText,
    wire: 'departement',
    flows: ['property'],
    sentEmpty: true,
    section: 'venue',
    stored: false,
  },
  additionalInfo: {
    wire: 'additional_info',
    wireIn: { property: 'notes' },
    kind: 'lines',
    limit: 4000,
    flows: everyFlow,
    requiredIn: [],
    sentEmpty: true,
    section: 'contact',
    whole: true,
    ofMeeting: true,
    stored: true,
    mail: 'venue',
  },
} as const satisfies Readonly<Record<string, FieldRow>>;

type Rows = typeof fieldRows;
export type CheckoutField = keyof Rows;

/** The fields whose rows have this property. */
type FieldWith<Property> = {
  [Field in CheckoutField]: Rows[Field] extends Property ? Field : never;
}[CheckoutField];

/** The fields of one of the flows. */
export type FieldOf<Flows extends Flow> = {
  [Field in CheckoutField]: Extract<Rows[Field]['flows'][number], Flows> extends never
    ? never
    : Field;
}[CheckoutField];
/** The fields that are required in all of the flows. */
export type RequiredField<Flows extends Flow> = {
  [Field in CheckoutField]: [Flows] extends [Rows[Field]['requiredIn'][number]] ? Field : never;
}[CheckoutField];
export type FieldIn<Section extends FieldRow['section']> = FieldWith<{ section: Section }>;
export type FieldOfKind<Kind extends FieldKind> = FieldWith<{ kind: Kind }>;
/** The fields with a line of their own in a mail. */
export type MailedField = FieldWith<{ mail: 'venue' | 'both' }>;
type StoredField = FieldWith<{ stored: true }>;
/** The fields that every form has, and every order. */
export type CommonField = FieldWith<{ flows: typeof everyFlow; sentEmpty: true }>;
/** A field's name on the wire of a flow. */
export type WireName<Field extends CheckoutField, In extends Flow> = Rows[Field] extends {
  wireIn: Readonly<Record<In, infer Name extends string>>;
}
  ? Name
  : Rows[Field]['wire'];

/**
 * Values of the fields; a field that a form does not have is absent, and so is an empty one that is
 * not sent. `phone` is E.164 with a leading plus; `phoneCountry` and `country` are ISO
 * 3166-1 alpha-2 in lower case.
 */
export type CheckoutValues = { [Field in CommonField]: string } & {
  [Field in Exclude<CheckoutField, CommonField>]?: string;
};
/** The orderer as stored with the order. */
export type Contact = Pick<CheckoutValues, StoredField>;

export const checkoutFields = Object.keys(fieldRows) as readonly CheckoutField[];

/** A field's row. */
export const rowOf = (field: CheckoutField): FieldRow => fieldRows[field];

export const fieldsOf = (flow: Flow): readonly CheckoutField[] =>
  checkoutFields.filter((field) => rowOf(field).flows.includes(flow));

export const requiredIn = (flow: Flow): readonly CheckoutField[] =>
  checkoutFields.filter((field) => rowOf(field).requiredIn.includes(flow));

export const wireName = (field: CheckoutField, flow: Flow): string =>
  rowOf(field).wireIn?.[flow] ?? rowOf(field).wire;

/** No value of any field. */
export const emptyValues: { [Field in CommonField]: string } = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  phoneCountry: '',
  company: '',
  additionalInfo: '',
};

/**
 * The values of the fields that are taken: trimmed, and without empty ones that are not sent.
 */
export function valuesIn(
  texts: { [Field in CheckoutField]?: string | undefined },
  taken: (row: FieldRow) => boolean,
): CheckoutValues {
  const values: CheckoutValues = { ...emptyValues };
  for (const field of checkoutFields) {
    const row = rowOf(field);
    const text = (texts[field] ?? '').trim();
    if (taken(row) && (row.sentEmpty || text !== '')) values[field] = text;
  }
  return values;
}

/** What of the values is stored with the order. */
export const contactIn = (values: CheckoutValues): Contact =>
  valuesIn(values, ({ stored }) => stored);
