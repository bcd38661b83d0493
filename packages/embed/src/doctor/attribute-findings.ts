import { readSettings } from '../tag/settings.ts';
import type { Finding } from './report.ts';

/** Attributes that every element may have. */
const ofEveryElement = /^(id|class|style|lang|dir|hidden|slot|part|title|role|data-.+|aria-.+)$/;

/** Attributes of a tag that the tag does not know, or with values that it ignores. */
export function attributeFindings(
  tag: Pick<Element, 'getAttribute' | 'getAttributeNames'>,
  known: readonly string[],
): readonly Finding[] {
  const sentences: string[] = [];
  readSettings(tag, (sentence) => sentences.push(sentence));
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
