import type { CartItem } from '@foyer/domain';
import type { CatalogueEntry } from '../catalogue/catalogue-entry.ts';
import { answered, type Outcome } from '../http/problem.ts';
import { checkChoice, type CheckedChoice } from './check-choice.ts';
import { type Choice, type ChoiceFields, lengthOf, type Span } from './choice.ts';
import { evaluateOffers } from './evaluate-offers.ts';
import type { SiteRules } from './site-of-call.ts';

export type Pricing = {
  entry: CatalogueEntry;
  busy: ReadonlySet<string>;
  span: Span;
  fields: ChoiceFields;
  rules: SiteRules;
};

/** The choice at the venue's price, with the price without its discount code, or why it is refused. */
export function pricedChoice(choice: Choice, pricing: Pricing): Outcome<CheckedChoice> {
  const checked = checkedAs(choice, pricing);
  if (!checked.ok || choice.discountCode === '') return checked;
  const { item } = checked.answer;
  const full = checkedAs({ ...choice, discountCode: '', seenTotal: undefined }, pricing);
  const original = full.ok ? full.answer.item.total : null;
  return item.total === null || original === null || original.minor <= item.total.minor
    ? checked
    : answered({ ...checked.answer, item: { ...item, original } });
}

const checkedAs = (choice: Choice, { entry, busy, span, fields, rules }: Pricing) =>
  checkChoice(
    evaluateOffers(entry, busy, { ...choice, delegatesGiven: true, rates: 'all' }, rules),
    choice,
    span,
    fields,
    rules,
  );

type Anew = Pick<Pricing, 'entry' | 'fields' | 'rules'> & { discountCode: string };

/** A stored meeting at its price now; its room counts as free, being its own. */
export function pricedAnew(
  item: CartItem,
  { entry, fields, rules, discountCode }: Anew,
): Outcome<CheckedChoice> {
  const { id, startInstant, endInstant } = item;
  const choice: Choice = {
    ...item,
    offerId: id,
    meetingLength: lengthOf(item, entry.packages),
    discountCode,
    currency: entry.details.currency,
    seenTotal: undefined,
  };
  const span = { startInstant, endInstant };
  return pricedChoice(choice, { entry, busy: new Set(), span, fields, rules });
}
