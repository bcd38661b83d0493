import { exponentOf, type Money } from '@foyer/domain';
import type { Formats } from '@foyer/i18n';

/** An amount rounded up to whole units, for limits and markers: €320, 1,990 kr. */
export function wholeMoney({ money }: Pick<Formats, 'money'>, { minor, currency }: Money): string {
  const decimals = exponentOf(currency);
  const text = money({ minor: Math.ceil(minor / 10 ** decimals) * 10 ** decimals, currency });
  return decimals === 0
    ? text
    : text.replace(new RegExp(String.raw`[.,٫]\p{Nd}{${decimals}}(?!.*\p{Nd})`, 'u'), '');
}
