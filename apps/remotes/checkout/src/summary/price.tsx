import { MoneyText } from '@foyer/booking-ui';
import { SummaryWithoutPrice, VatLine } from '@foyer/booking-ui/checkout';
import {
  bookingTotal,
  type Cart,
  type CartItem,
  checkoutParts,
  lineAmount,
  nightsOf,
  splitVat,
  stayCost,
  type Taken,
  takenAddOns,
  takenServiceFee,
} from '@foyer/domain';
import { useFormats } from '@foyer/i18n';
import { Bill, type BillRow, VisuallyHidden } from '@foyer/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';

/** Every line that is charged, and their sum as the server computes it (PRICE-030, PRICE-031). */
export function Price({ cart, taken }: { cart: Cart; taken: Taken }) {
  const { t } = useLingui();
  const formats = useFormats();
  const rows = useRows(cart, taken);
  const sum = bookingTotal(checkoutParts(cart, taken));
  if (sum.kind === 'asks') {
    return (
      <div>
        {rows.length > cart.items.length && <Bill caption={t`Price`} rows={rows} />}
        <SummaryWithoutPrice>
          <Trans>The venue will tell you the price.</Trans>
        </SummaryWithoutPrice>
      </div>
    );
  }
  const [item] = cart.items;
  const vat = vatOf(cart, taken);
  return (
    <div>
      <Bill
        caption={t`Price`}
        rows={rows}
        total={{ label: t`Total incl. VAT`, amount: <MoneyText of={sum.total} /> }}
      />
      {item && vat > 0 && (
        <VatLine amount={{ ...sum.total, minor: vat }} percent={item.vatPercent} />
      )}
      {sum.kind === 'part' && (
        <SummaryWithoutPrice>
          <Trans>The venue adds what is on request.</Trans>
        </SummaryWithoutPrice>
      )}
      <ChangedTotal total={formats.money(sum.total)} />
    </div>
  );
}

function useRows(cart: Cart, taken: Taken): readonly BillRow[] {
  const { t } = useLingui();
  const { currency } = cart.venue;
  const of = (minor: number) => <MoneyText of={{ minor, currency }} />;
  const withFee = takenServiceFee(cart, taken) !== null;
  return [
    ...cart.items.flatMap((item): BillRow[] =>
      itemRows(item, {
        enquiry: t`Enquiry`,
        minimumSpend: t`Minimum spend on food and drink`,
        discount: t`Discount`,
      }),
    ),
    ...takenAddOns(cart, taken.addOns).map(({ id, name, price, amount }): BillRow => ({
      key: id,
      label: (
        <Trans>
          <bdi>{name}</bdi> × {amount}
        </Trans>
      ),
      amount: price === null ? t`On request` : of(lineAmount({ price, amount })),
    })),
    ...taken.bedrooms.flatMap((stay): BillRow[] => {
      const { id, name, amount } = stay;
      const nights = nightsOf(stay);
      if (amount === 0) return [];
      const label = (
        <Trans>
          <bdi>{name}</bdi> × {amount}, <Plural value={nights} one="# night" other="# nights" />
        </Trans>
      );
      return [{ key: id, label, amount: of(stayCost(stay)) }];
    }),
    ...(cart.serviceFee && withFee
      ? [
          {
            key: 'service',
            label: t`Planning service`,
            amount: <MoneyText of={cart.serviceFee.amount} />,
          },
        ]
      : []),
    ...(cart.premiumFee && cart.items.some(({ total }) => total !== null)
      ? [{ key: 'premium', label: t`Premium service`, amount: <MoneyText of={cart.premiumFee} /> }]
      : []),
  ];
}

type RowWords = { enquiry: string; minimumSpend: string; discount: string };

/** The meeting, what the discount code takes off, and the minimum spend, which together are its total. */
function itemRows({ id, start, title, ...item }: CartItem, words: RowWords): BillRow[] {
  const key = `${id} ${start}`;
  const { total, original = total, minimumSpend } = item;
  if (total === null || original === null) return [{ key, label: title, amount: words.enquiry }];
  const spend = minimumSpend?.minor ?? 0;
  const off = original.minor - total.minor;
  const of = (minor: number) => <MoneyText of={{ ...total, minor }} />;
  return [
    { key, label: title, amount: of(original.minor - spend) },
    ...(off > 0 ? [{ key: `${key} discount`, label: words.discount, amount: of(-off) }] : []),
    ...(spend > 0 ? [{ key: `${key} spend`, label: words.minimumSpend, amount: of(spend) }] : []),
  ];
}

/**
 * The tax within the total, in minor units: a cart's venue has one rate. 0 where the meeting is
 * untaxed.
 */
function vatOf(cart: Cart, taken: Taken): number {
  const ofItems = cart.items.reduce((vat, item) => vat + (item.vat?.minor ?? 0), 0);
  if (ofItems === 0) return 0;
  const { services, bedrooms, fees } = checkoutParts(cart, taken);
  const lines = [
    ...services.map(({ price, amount }) => lineAmount({ price: price ?? 0, amount })),
    ...bedrooms.map(stayCost),
    ...fees,
  ];
  return lines.reduce(
    (vat, line) => vat + splitVat(line, cart.items[0]?.vatPercent ?? 0).vat,
    ofItems,
  );
}

/** Announces to screen readers a total that has changed since the page was opened. */
function ChangedTotal({ total }: { total: string }) {
  const first = useRef(total);
  return (
    <VisuallyHidden role="status">
      {total !== first.current && <Trans>The total is now {total}.</Trans>}
    </VisuallyHidden>
  );
}
