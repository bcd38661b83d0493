/** The text of the first `h1` of a drawn page, which is what the page is about; `null` for none. */
export function headingOf(html: string): string | null {
  const inside = /<h1\b[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1];
  if (inside === undefined) return null;
  const text = inside
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: keyof typeof entities) => entities[name])
    .replace(/\s+/g, ' ')
    .trim();
  return text === '' ? null : text;
}

/** Those that React writes. */
const entities = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" } as const;
