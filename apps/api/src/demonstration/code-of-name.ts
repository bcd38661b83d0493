const spelled: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  å: 'a',
  æ: 'ae',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  œ: 'oe',
};

/** A stable code from a title: `Captain’s Library` is `captains-library`, `Żuraw` is `zuraw`. */
export function codeOfName(name: string): string {
  return name
    .toLowerCase()
    .replace(/[ßøåæłđðþœ]/g, (letter) => spelled[letter] ?? letter)
    .normalize('NFD')
    .replace(/[\u0300-\u036f’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
