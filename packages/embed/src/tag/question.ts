/** Attributes of the meeting, which a venue’s page has as parameters of the same names. */
const parameters =
  'type delegates meeting-length datetime end-datetime layout discount-code venue site'.split(' ');

/**
 * Address at which the host answers for the first step of a tag, as its attributes say. The loader
 * asks it at once, and the tag takes that answer where it would ask the same.
 */
export const questionOf = (tag: HTMLElement, origin: string): string =>
  questionFrom((name) => tag.getAttribute(name), languageOf(tag), origin);

/** The same for a tag that is not in a page yet. */
export function questionFrom(
  attribute: (name: string) => string | null | undefined,
  language: string,
  origin: string,
): string {
  const query = new URLSearchParams();
  for (const name of parameters) {
    const value = attribute(name)?.trim();
    if (value) query.set(name.replace('-code', '_code'), value);
  }
  query.set('language', language);
  return `${origin}/embed/1/start?${query}`;
}

/** The same question to another address: `open` leads to the step, `frame` holds it. */
export const askedOf = (question: string, address: 'open' | 'frame'): string =>
  question.replace('/embed/1/start?', `/embed/1/${address}?`);

/** That of the tag, else that of the page around it. */
export const languageOf = (tag: HTMLElement): string =>
  tag.getAttribute('language')?.trim() ||
  (tag.closest('[lang]') ?? document.documentElement).getAttribute('lang') ||
  '';
