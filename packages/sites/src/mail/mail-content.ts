/** A value with its label. `begins`: a group of facts does. `href`: the value leads there. */
export type Fact = readonly [
  label: string,
  value: string,
  as?: { begins?: true; isTotal?: true; href?: string },
];

/** Whether a group begins at each of the facts: at the first, where one says so, and after the total. */
export const beginnings = (facts: readonly Fact[]): readonly boolean[] =>
  facts.map(
    ([, , as], at) => at === 0 || as?.begins === true || facts[at - 1]?.[2]?.isTotal === true,
  );

/** What a mail says. */
export type MailContent = {
  /** One that has words. */
  language: string;
  /** Hostname of the site that it comes from; `null` for the default one. */
  siteHost: string | null;
  heading: string;
  paragraphs: readonly string[];
  facts: readonly Fact[];
  /** Small print. */
  notes: readonly string[];
  /** Before the name of the site, which ends a letter. */
  goodbye?: string;
};

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
export const escaped = (text: string): string =>
  text
    .replace(/[&<>"']/g, (character) => entities[character] ?? character)
    .replaceAll('\n', '<br>');
