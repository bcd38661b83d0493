/** Reading a page without scripts, as a person sees it. */

/** Values of the fields of a page's form. */
export function fieldsIn(page: string): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [, attributes = ''] of page.matchAll(/<input([^>]*)>/g)) {
    const name = / name="([^"]*)"/.exec(attributes)?.[1];
    if (name !== undefined) fields[name] = / value="([^"]*)"/.exec(attributes)?.[1] ?? '';
  }
  for (const [, name = '', text = ''] of page.matchAll(
    /<textarea[^>]* name="([^"]*)"[^>]*>\n?([^<]*)</g,
  ))
    fields[name] = text;
  for (const [, name = '', options = ''] of page.matchAll(
    /<select[^>]* name="([^"]*)"[^>]*>(.*?)<\/select>/g,
  ))
    fields[name] = /value="([^"]*)" selected/.exec(options)?.[1] ?? '';
  return fields;
}

/** Values of a choice, by their labels. */
export function choicesIn(page: string, name: string): Record<string, string> {
  const options =
    new RegExp(`<select[^>]* name="${name}"[^>]*>(.*?)</select>`).exec(page)?.[1] ?? '';
  return Object.fromEntries(
    Array.from(options.matchAll(/value="([^"]*)"[^>]*>([^<]*)</g), ([, value = '', label = '']) => [
      label,
      value,
    ]),
  );
}

export const headingIn = (page: string): string =>
  /<h1>(.*?)<\/h1>/.exec(page)?.[1]?.replaceAll(/<[^>]*>/g, '') ?? '';

/** Names of the fields that are marked as wrong. */
export const wrongIn = (page: string): readonly string[] =>
  Array.from(
    page.matchAll(/<(?:input|select|textarea)([^>]*) aria-invalid="true"/g),
    ([, before = '']) => / name="([^"]*)"/.exec(before)?.[1] ?? '',
  );
