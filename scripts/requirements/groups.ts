/** The groups of the requirements and the size of each; ids run from 001 without a gap. */
export const groups: Readonly<Record<string, number>> = {
  SITE: 46,
  VENUE: 61,
  FORM: 71,
  AVAIL: 35,
  PRICE: 38,
  ROOM: 43,
  PACK: 27,
  MULTI: 21,
  REGUS: 54,
  OPERA: 48,
  CART: 31,
  CHECK: 21,
  THANKS: 10,
  HEADER: 27,
  PHONE: 22,
  VERIFY: 10,
  ROLE: 11,
  API: 48,
  ERR: 39,
  CONST: 28,
};

/**
 * Answers to open questions of the specification, `A-001` to `A-190`, and decisions, `D-1` to
 * `D-25`.
 */
const answers = { A: 190, D: 25 } as const;

/** The group of an id: `FORM` of `FORM-041`. */
export const groupOf = (id: string): string => id.slice(0, id.indexOf('-'));

const numberOf = (id: string): number => Number(id.slice(id.indexOf('-') + 1));

/** Every id of a group. */
export const idsOf = (group: string): readonly string[] =>
  Array.from(
    { length: groups[group] ?? 0 },
    (_, index) => `${group}-${String(index + 1).padStart(3, '0')}`,
  );

/** Whether an id is an answer or a decision: their numbers are known without a list. */
export const isAnswer = (id: string): boolean => {
  const group = groupOf(id);
  return (group === 'A' || group === 'D') && numberOf(id) >= 1 && numberOf(id) <= answers[group];
};

/** Matches ids of requirements, examples, answers and decisions. */
export const idPattern = new RegExp(
  String.raw`\b(?:(?:${Object.keys(groups).join('|')}|[ABC])-\d{3}|D-\d{1,2})\b`,
  'g',
);
