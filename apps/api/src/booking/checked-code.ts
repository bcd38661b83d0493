import type { CatalogueEntry } from '../catalogue/catalogue-entry.ts';
import { isKnownCode } from '../catalogue/rates-on-day.ts';
import type { DiscountGuesses } from '../http/discount-guesses.ts';
import { answered, type Outcome } from '../http/problem.ts';

/** The code as it is compared, after it was counted against the address that sent it. */
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
