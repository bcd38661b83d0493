import type { Numbering, NumberFault } from '@foyer/domain';
import {
  getCountries,
  getCountryCallingCode,
  getExampleNumber,
  isSupportedCountry,
  isValidPhoneNumber,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
  type CountryCode,
} from 'libphonenumber-js/min';
import examples from 'libphonenumber-js/mobile/examples';

const longestDialCode = 3;

/**
 * Telephone numbering by the metadata of libphonenumber (D-5, PHONE-016, PHONE-018, PHONE-019,
 * Heavy (some 30 KB): load it with `import()`.
 */
export function createNumbering(): Numbering {
  const known = (country: string): CountryCode | null => {
    const code = country.toUpperCase();
    return isSupportedCountry(code) ? code : null;
  };
  const countries = getCountries().map((code) => code.toLowerCase());
  const byDialCode = new Map<string, string[]>();
  for (const country of countries) {
    const code = dialCode(country);
    byDialCode.set(code, [...(byDialCode.get(code) ?? []), country]);
  }

  function dialCode(country: string): string {
    const code = known(country);
    return code ? getCountryCallingCode(code) : '';
  }

  return {
    countries,
    dialCode,
    example: (country) => {
      const code = known(country);
      const number = code && getExampleNumber(code, examples);
      return number ? afterDialCode(number.formatInternational(), number.countryCallingCode) : '';
    },
    fromInternational: (typed, present) => {
      const digits = typed.replace(/\D/g, '');
      for (let length = longestDialCode; length > 0; length -= 1) {
        const code = digits.slice(0, length);
        const sharing = byDialCode.get(code);
        if (!sharing) continue;
        const said = parsePhoneNumberFromString(`+${digits}`)?.country?.toLowerCase();
        const country = sharing.includes(present)
          ? present
          : (said ?? mainCountry[code] ?? sharing[0] ?? '');
        return {
          country: said && sharing.includes(said) && digits.length > length + 3 ? said : country,
          rest: afterDialCode(typed, code),
        };
      }
      return null;
    },
    numberProblem: (international) => {
      if (isValidPhoneNumber(international)) return null;
      // A number that is too short for its trunk prefix to be known counts without the zero.
      const { countryCallingCode, nationalNumber } =
        parsePhoneNumberFromString(international) ?? {};
      const counted = countryCallingCode
        ? `+${countryCallingCode}${nationalNumber?.replace(/^0/, '')}`
        : international;
      const problem =
        validatePhoneNumberLength(international) ?? validatePhoneNumberLength(counted);
      return (problem && lengthWords[problem]) ?? 'wrong';
    },
    isWhole: (international) => parsePhoneNumberFromString(international)?.isPossible() ?? false,
    withoutTrunkPrefix: (national, country) => {
      const digits = national.replace(/\D/g, '');
      const code = known(country);
      const parsed = code && parsePhoneNumberFromString(digits, code);
      // `00…` parses as an international call; the visitor already chose the country, so only one
      // zero is removed (PHONE-009).
      if (!parsed || parsed.countryCallingCode !== dialCode(country))
        return digits.startsWith('00') ? dropDigits(national, 1) : national;
      return digits.endsWith(parsed.nationalNumber)
        ? dropDigits(national, digits.length - parsed.nationalNumber.length)
        : national;
    },
  };
}

const lengthWords: Readonly<Record<string, NumberFault>> = { TOO_SHORT: 'short', TOO_LONG: 'long' };

/** The default country of a shared calling code. */
const mainCountry: Readonly<Record<string, string>> = {
  1: 'us',
  7: 'ru',
  39: 'it',
  44: 'gb',
  47: 'no',
  61: 'au',
  212: 'ma',
  262: 're',
  290: 'sh',
  358: 'fi',
  590: 'gp',
  599: 'cw',
};

const afterDialCode = (international: string, code: string): string =>
  dropDigits(international.replace(/^\s*\+/, ''), code.length);

/**
 * Removes the first `count` digits and the separators among and after them, and the end of
 * parentheses whose beginning goes: `(040) 123` without the zero is `40 123`.
 */
function dropDigits(text: string, count: number): string {
  if (count === 0) return text;
  const rest = text.replace(new RegExp(`^(?:[^\\d]*\\d){${count}}[^\\d(]*`), '');
  return rest.replace(/^([^(]*)\)/, '$1');
}
