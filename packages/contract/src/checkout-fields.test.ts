import { type CheckoutField, fieldsOf, rowOf, valuesIn } from '@foyer/domain';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { fieldEntries, readFields, writeFields } from './checkout-fields.ts';

const sample = (field: CheckoutField): string => {
  switch (rowOf(field).kind) {
    case 'email':
      return 'ada@example.org';
    case 'phone':
      return '+358401234567';
    case 'phone-country':
      return 'fi';
    case 'tick':
      return 'yes';
    default:
      return `My ${field}`;
  }
};

it.each([
  ['order', ['cart', 'legacy', 'enquiry']],
  ['property', ['property']],
  ['office', ['office']],
] as const)('the call %s has the fields of %j, and reads what it wrote', (call, flows) => {
  const sent = [...new Set(flows.flatMap((flow) => fieldsOf(flow)))].filter(
    (field) => rowOf(field).kind !== 'country',
  );
  const values = valuesIn(
    Object.fromEntries(sent.map((field) => [field, sample(field)])),
    () => true,
  );
  const written = writeFields(call, values);
  expect(Object.keys(written)).toHaveLength(sent.length);
  const schema: v.GenericSchema = v.object({ ...fieldEntries(call) });
  expect(readFields(call, v.parse(schema, written) as never)).toEqual(values);
});
