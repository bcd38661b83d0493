import { MoneyText } from '@foyer/booking-ui';
import { ChangeLink, MeetingFacts, SummaryCard, SummaryFact, SummaryWithoutPrice, VatLine } from '@foyer/booking-ui/checkout';
import { type Cart, checkoutTotal, splitVat } from '@foyer/domain';
import { Bill, type BillRow, Picture, iconBolt, iconMail, iconTag } from '@foyer/ui';
import { Trans, useLingui } from '@lingui/react/macro';

type OrderSummaryProps = {
  readonly cart: Cart;
  /** Back to the venue with the meeting as it was; `null` where the way is not known. */
  readonly venueLink: string | null;
};

/** What is being booked and what it costs, as the server keeps it. */
export function OrderSummary({ cart, venueLink }: OrderSummaryProps) {
  const [picture] = cart.venue.pictures;
  return (
    <SummaryCard
      picture={picture && <Picture src={picture.src} alt={picture.alt} sizes="(min-width: 960px) 376px, 100vw" priority />}
      title={cart.items[0]?.title}
      place={
        <>
          {cart.venue.title}, {cart.venue.city}
        </>
      }
      facts={
        <>
          {cart.items.map((item) => (
            <MeetingFacts key={`${item.id} ${item.start}`} {...item} />
          ))}
          <SummaryFact icon={cart.isEnquiry ? iconMail : iconBolt}>{cart.isEnquiry ? <Trans>Enquiry, nothing is charged</Trans> : <Trans>Booked at once</Trans>}</SummaryFact>
          {cart.discountCode !== '' && (
            <SummaryFact icon={iconTag}>
              <Trans>Discount code {cart.discountCode}</Trans>
            </SummaryFact>
          )}
        </>
      }
    >
      <Price cart={cart} />
      {venueLink !== null && (
        <ChangeLink href={venueLink}>
          <Trans>Change room or time</Trans>
        </ChangeLink>
      )}
    </SummaryCard>
  );
}

function Price({ cart }: { readonly cart: Cart }) {
  const { t } = useLingui();
  const totals = checkoutTotal(cart);
  if (totals.length === 0) {
    return (
      <SummaryWithoutPrice>
        <Trans>The venue will tell you the price.</Trans>
      </SummaryWithoutPrice>
    );
  }
  const rows = cart.items.flatMap((item): BillRow[] => {
    const key = `${item.id} ${item.start}`;
    const spend = item.minimumSpend && item.minimumSpend.minor > 0 ? item.minimumSpend : null;
    if (item.total === null) return [{ key, label: item.title, amount: t`Enquiry` }];
    if (!spend) return [{ key, label: item.title, amount: <MoneyText of={item.total} /> }];
    return [
      { key, label: item.title, amount: <MoneyText of={{ ...item.total, minor: item.total.minor - spend.minor }} /> },
      { key: `${key} spend`, label: t`Minimum spend on food and drink`, amount: <MoneyText of={spend} /> },
    ];
  });
  if (cart.premiumFee !== null) rows.push({ key: 'premium', label: t`Premium service`, amount: <MoneyText of={cart.premiumFee} /> });
  const vat = cart.items.flatMap((item, index) => {
    const ofFee = index === 0 && cart.premiumFee ? splitVat(cart.premiumFee.minor, item.vatPercent).vat : 0;
    return item.vat && item.vat.minor > 0 ? [{ amount: { ...item.vat, minor: item.vat.minor + ofFee }, percent: item.vatPercent }] : [];
  });
  return (
    <div>
      <Bill caption={t`Price`} rows={rows} total={{ label: t`Total incl. VAT`, amount: totals.map((total) => <MoneyText key={total.currency} of={total} />) }} />
      {vat.map((part, index) => (
        <VatLine key={index} {...part} />
      ))}
    </div>
  );
}
