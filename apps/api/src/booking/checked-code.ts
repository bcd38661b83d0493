import type { CatalogueEntry } from '../catalogue/catalogue-entry.ts';
import { isKnownCode } from '../catalogue/rates-on-day.ts';
import type { DiscountGuesses } from '../http/discount-guesses.ts';
import { answered, type Outcome } from '../http/problem.ts';

/** The code in normalised form, after the attempt was counted against the caller's address. */
export function checkedCode(
  guesses: DiscountGuesses,
  address: string,
  entry: Pick<CatalogueEntry, 'discountCodes'>,
  typed: string,
): Outcome<string> {
  const code = typed.trim().toLowerCase();
  const guessed = guesses.refuse(address, code);
  if (guessed) return guessed;
  if (code !== '' && !isKnownCode(entry, code)) guesses.unknown(address, code);
  return answered(code);
}
