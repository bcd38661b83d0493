import { layoutWord, MoneyText } from '@foyer/booking-ui';
import { type Cart, cartTotal, dateOf, layoutNameOf } from '@foyer/domain';
import { useFormats } from '@foyer/i18n';
import { Bill, type BillRow, Heading, Icon, Picture, iconBolt, iconCalendar, iconMail, iconTag, iconUsers } from '@foyer/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import styles from './order-summary.module.css';

type OrderSummaryProps = {
  readonly cart: Cart;
  /** Back to the venue with the meeting as it was; `null` where the way is not known. */
  readonly venueLink: string | null;
};

/** What is being booked and what it costs, as the server keeps it. */
export function OrderSummary({ cart, venueLink }: OrderSummaryProps) {
  const heading = useId();
  const [first] = cart.items;
  const [picture] = cart.venue.pictures;
  return (
    <aside className={styles.summary} aria-labelledby={heading}>
      {picture && (
        <div className={styles.picture}>
          <Picture src={picture.src} alt={picture.alt} sizes="(min-width: 960px) 376px, 100vw" priority />
        </div>
      )}
      <div className={styles.body}>
        <div>
          <Heading level={2} look={3} id={heading}>
            {first?.title}
          </Heading>
          <p className={styles.venue}>
            {cart.venue.title}, {cart.venue.city}
          </p>
        </div>
        <ul className={styles.facts}>
          {cart.items.map((item) => (
            <ItemFacts key={`${item.id} ${item.start}`} item={item} />
          ))}
          <li>
            <Icon of={cart.isEnquiry ? iconMail : iconBolt} />
            <span>{cart.isEnquiry ? <Trans>Enquiry, nothing is charged</Trans> : <Trans>Booked at once</Trans>}</span>
          </li>
          {cart.discountCode !== '' && (
            <li>
              <Icon of={iconTag} />
              <span>
                <Trans>Discount code {cart.discountCode}</Trans>
              </span>
            </li>
          )}
        </ul>
        <hr className={styles.rule} />
        <Price cart={cart} />
        {venueLink !== null && (
          <a className={styles.change} href={venueLink}>
            <Trans>Change room or time</Trans>
          </a>
        )}
      </div>
    </aside>
  );
}

function ItemFacts({ item }: { readonly item: Cart['items'][number] }) {
  const { i18n } = useLingui();
  const formats = useFormats();
  const oneDay = dateOf(item.start) === dateOf(item.end);
  const layout = item.layout === '_none' ? null : i18n._(layoutWord(layoutNameOf(item.layout)));
  return (
    <>
      <li>
        <Icon of={iconCalendar} />
        <span>
          {oneDay && `${formats.dateLong(dateOf(item.start))}, `}
          {formats.span(item.start, item.end)}
        </span>
      </li>
      <li>
        <Icon of={iconUsers} />
        <span>
          <Plural value={item.delegates} one="# person" other="# people" />
          {layout !== null && `, ${layout}`}
        </span>
      </li>
    </>
  );
}

function Price({ cart }: { readonly cart: Cart }) {
  const { t } = useLingui();
  const totals = cartTotal(cart.items);
  if (totals.length === 0) {
    return (
      <p className={styles.noPrice}>
        <Trans>The venue will tell you the price.</Trans>
      </p>
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
  const vat = cart.items.flatMap((item) => (item.vat && item.vat.minor > 0 ? [{ amount: item.vat, percent: item.vatPercent }] : []));
  return (
    <div>
      <Bill caption={t`Price`} rows={rows} total={{ label: t`Total incl. VAT`, amount: totals.map((total) => <MoneyText key={total.currency} of={total} />) }} />
      {vat.map((part, index) => (
        <VatLine key={index} {...part} />
      ))}
    </div>
  );
}

function VatLine({ amount, percent }: { readonly amount: Parameters<typeof MoneyText>[0]['of']; readonly percent: number }) {
  const rate = useFormats().number(percent);
  return (
    <p className={styles.vat}>
      <span>
        <Trans>VAT included, {rate}%</Trans>
      </span>
      <MoneyText of={amount} />
    </p>
  );
}
