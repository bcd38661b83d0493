import { readSettings } from '../tag/settings.ts';
import type { Finding } from './report.ts';

/** Attributes that every element may have. */
const ofEveryElement = /^(id|class|style|lang|dir|hidden|slot|part|title|role|data-.+|aria-.+)$/;

const shapes: Readonly<Record<string, { is: RegExp; example: string }>> = {
  delegates: { is: /^[1-9]\d{0,5}$/, example: '12' },
  'meeting-length': { is: /^[\w.-]+$/, example: '8' },
};

/** Attributes of a tag that the tag does not know, or with values that it ignores. */
export function attributeFindings(
  tag: Pick<Element, 'getAttribute' | 'getAttributeNames'>,
  known: readonly string[],
): readonly Finding[] {
  const sentences: string[] = [];
  readSettings(tag, (sentence) => sentences.push(sentence));
  for (const [name, { is, example }] of Object.entries(shapes)) {
    const value = tag.getAttribute(name);
    if (value !== null && !is.test(value.trim()))
      sentences.push(`${name}="${value}" is unknown; it can be ${example}`);
  }
  const unknown = tag
    .getAttributeNames()
    .filter((name) => !known.includes(name) && !ofEveryElement.test(name));
  const venue = tag.getAttribute('venue') ?? '';
  return [
    ...sentences.map((sentence): Finding => ({
      check: 'attributes',
      state: 'bad',
      title: 'A value is not known',
      detail: `The tag of ${venue || 'no venue'} ignores it.`,
      mend: sentence,
    })),
    ...unknown.map((name): Finding => ({
      check: 'attributes',
      state: 'note',
      title: `There is no attribute ${name}`,
      detail: `The tag of ${venue || 'no venue'} ignores it.`,
      mend: `The attributes: ${known.join(', ')}`,
    })),
  ];
}
