import type { Selection } from '@foyer/session';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { rateWords } from './rate-words.ts';

/** What the total is for: the rate of a room, or the people of a package. */
export function ChosenUnit({ selection }: { selection: Selection }) {
  const { i18n } = useLingui();
  if (selection.kind === 'room') {
    const { price } = selection.offer;
    return price ? i18n._(rateWords(price.type)) : <Trans>Price on request</Trans>;
  }
  const { price } = selection.offer;
  if (price === null) return <Trans>Price on request</Trans>;
  const { people } = price;
  return price.pricedForMinimum ? (
    <Trans>Priced for {people}, the smallest group, incl. VAT</Trans>
  ) : (
    <Plural value={people} one="# person, incl. VAT" other="# people, incl. VAT" />
  );
}
