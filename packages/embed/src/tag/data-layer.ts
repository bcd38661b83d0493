import type { EmbedEvent, OrderDetail } from '../place.ts';

/** An event of e-commerce as Google Analytics 4 names it. */
type Commerce = { event: string; ecommerce: Readonly<Record<string, unknown>> };

/** What the page’s tag manager hears of an event; `null` for what is none of commerce. */
export function commerceOf(event: EmbedEvent, venue: string): Commerce | null {
  switch (event.name) {
    case 'offers':
      return { event: 'view_item_list', ecommerce: { item_list_id: venue } };
    case 'select':
      return (
        event.detail && {
          event: 'select_item',
          ecommerce: {
            item_list_id: venue,
            items: [{ item_id: event.detail.id, item_category: event.detail.kind }],
          },
        }
      );
    case 'cart':
      return { event: 'begin_checkout', ecommerce: { affiliation: venue } };
    case 'booked':
      return { event: 'purchase', ecommerce: { affiliation: venue, ...valueOf(event.detail) } };
    case 'enquired':
      return {
        event: 'generate_lead',
        ecommerce: { affiliation: venue, ...valueOf(event.detail) },
      };
    case 'ready':
    case 'query':
    case 'problem':
      return null;
  }
  return event satisfies never;
}

function valueOf({ orderNumber, total }: OrderDetail): Record<string, unknown> {
  return {
    ...(orderNumber !== null && { transaction_id: orderNumber }),
    ...(total && { currency: total.currency, value: total.minor / 10 ** digitsOf(total.currency) }),
  };
}

/** Decimals of a currency (ISO 4217). */
const digitsOf = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
    .maximumFractionDigits ?? 2;

/** Puts it where tag managers look. */
export function pushCommerce(window: Window, commerce: Commerce): void {
  const holder = window as Window & { dataLayer?: unknown[] };
  holder.dataLayer ??= [];
  holder.dataLayer.push(commerce);
}
