/**
 * Checks of a card number. Runs in the frame and in the vault, so that both give the same result.
 */

export type CardNetwork = {
  name: string;
  lengths: readonly number[];
  groups: readonly number[];
  codeLength: 3 | 4;
};

const fours = [4, 4, 4, 4, 3] as const;
const unknown: CardNetwork = {
  name: '',
  lengths: [13, 14, 15, 16, 17, 18, 19],
  groups: fours,
  codeLength: 3,
};
const networks: readonly (readonly [pattern: RegExp, network: CardNetwork])[] = [
  [/^4/, { name: 'Visa', lengths: [13, 16, 19], groups: fours, codeLength: 3 }],
  [
    /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/,
    { name: 'Mastercard', lengths: [16], groups: fours, codeLength: 3 },
  ],
  [/^3[47]/, { name: 'Amex', lengths: [15], groups: [4, 6, 5], codeLength: 4 }],
  [
    /^3(0[0-5]|[689])/,
    { name: 'Diners', lengths: [14, 16, 19], groups: [4, 6, 4, 5], codeLength: 3 },
  ],
  [
    /^(5[0678]|6)/,
    { name: 'Maestro', lengths: [12, 13, 14, 15, 16, 17, 18, 19], groups: fours, codeLength: 3 },
  ],
];

export const digitsOf = (text: string): string => text.replace(/\D/g, '');

export const networkOf = (digits: string): CardNetwork =>
  networks.find(([pattern]) => pattern.test(digits))?.[1] ?? unknown;

/** Digits in the groups printed on the card: `4242 4242 4242 4242`, `3782 822463 10005`. */
export function groupDigits(digits: string): string {
  const parts: string[] = [];
  let rest = digits;
  for (const size of networkOf(digits).groups) {
    if (rest === '') break;
    parts.push(rest.slice(0, size));
    rest = rest.slice(size);
  }
  return parts.join(' ');
}

/** Right length for its network and a correct check digit (Luhn). */
export function isCardNumber(digits: string): boolean {
  if (!/^\d+$/.test(digits) || !networkOf(digits).lengths.includes(digits.length)) return false;
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, index) => {
      const value = index % 2 === 1 ? Number(digit) * 2 : Number(digit);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}
