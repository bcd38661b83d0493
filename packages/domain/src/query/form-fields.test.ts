import { expect, test } from 'vitest';
import { formField, isFormField, remoteField, withoutFormFields } from './form-fields.ts';

test('the fields of a form are told from the parameters of a page by their names', () => {
  expect([formField('kind'), remoteField]).toEqual(['f.kind', 'f.remote']);
  expect(['f.kind', 'kind', 'of.kind'].map(isFormField)).toEqual([true, false, false]);
});

test.each([
  ['type=room&f.kind=package&delegates=8', '?type=room&delegates=8'],
  ['f.kind=package', ''],
  ['', ''],
])('the query %s without them is %s', (search, own) => {
  expect(withoutFormFields(new URLSearchParams(search))).toBe(own);
});
