/** Letters that have no diacritic to take away, as people type them without the right keyboard. */
const typedAs: Readonly<Record<string, string>> = {
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  // Turkish: `I` is the capital of `ı` there and of `i` elsewhere, so both are found by either.
  ı: 'i',
};

/**
 * Text for comparison in any language: lower case without diacritics and soft hyphens, so that
 * `zurich` finds Zürich, `lodz` Łódź and `izmir` İzmir.
 */
export const foldText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\p{M}\u00ad]/gu, '')
    .toLowerCase()
    .replace(/[øæœßłđðþı]/g, (letter) => typedAs[letter] ?? letter)
    .trim();
