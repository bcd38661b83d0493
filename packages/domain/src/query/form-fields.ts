/**
 * Names of the fields that a form adds to a page's address where no script runs: they all begin
 * with this, so that they never meet a parameter of the page.
 */
const prefix = 'f.';

/** The name of a form's own field. */
export const formField = <Name extends string>(name: Name): `f.${Name}` => `${prefix}${name}`;

export const isFormField = (name: string): boolean => name.startsWith(prefix);

/** The field with the id of the remote whose form was sent. */
export const remoteField = formField('remote');

/**
 * The time that a sent form asked for, where another came of it: the page that answers says so
 * (`writeAsked`).
 */
export const askedField = formField('asked');

/**
 * The page's own query, with its `?`, without the fields of a sent form but the kept ones; `''` for
 * none.
 */
export function withoutFormFields(search: URLSearchParams, kept: readonly string[] = []): string {
  const own = [...search].filter(([name]) => !isFormField(name) || kept.includes(name));
  return own.length > 0 ? `?${new URLSearchParams(own)}` : '';
}
