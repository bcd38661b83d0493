export type Terms =
  { kind: 'none' } | { kind: 'page'; href: string } | { kind: 'text'; text: string };

/**
 * A venue's terms are an address or a text (OPERA-045, A-136): a link that opens a new tab, or a
 * dialog. Only web addresses become links.
 */
export function readTerms(terms: string): Terms {
  const trimmed = terms.trim();
  if (trimmed === '') return { kind: 'none' };
  return /^https?:\/\/\S+$/i.test(trimmed)
    ? { kind: 'page', href: trimmed }
    : { kind: 'text', text: trimmed };
}
