import {
  ChangeLink,
  MeetingFacts,
  MeetingLine,
  SummaryCard,
  SummaryFact,
} from '@foyer/booking-ui/checkout';
import { asksVenue, bookingTotal, type Cart, checkoutParts, type Taken } from '@foyer/domain';
import { useFormats } from '@foyer/i18n';
import { Picture, iconBolt, iconMail, iconTag } from '@foyer/ui';
import { Trans } from '@lingui/react/macro';
import { Price } from './price.tsx';

type OrderSummaryProps = {
  cart: Cart;
  taken: Taken;
  /** Link back to the venue with the meeting; `null` where the venue is not known. */
  venueLink: string | null;
};

/** What is being booked and what it costs, from the server's cart. */
export function OrderSummary({ cart, taken, venueLink }: OrderSummaryProps) {
  const formats = useFormats();
  const picture = cart.roomPicture ?? cart.venue.pictures[0];
  const isEnquiry = asksVenue(cart, taken);
  const sum = bookingTotal(checkoutParts(cart, taken));
  const { discountCode } = cart;
  const { title, city: place } = cart.venue;
  return (
    <SummaryCard
      picture={
        picture && (
          <Picture src={picture.src} alt={picture.alt} sizes="(min-width: 960px) 376px, 100vw" />
        )
      }
      thumb={picture?.src}
      when={<MeetingLine of={cart.items} />}
      total={sum.kind === 'asks' ? <Trans>On request</Trans> : formats.money(sum.total)}
      title={cart.items.map(({ title }) => title).join(' + ')}
      place={
        <Trans>
          <bdi>{title}</bdi>, <bdi>{place}</bdi>
        </Trans>
      }
      facts={
        <>
          {cart.items.map((item, index) => (
            <MeetingFacts
              key={`${item.id} ${item.start}`}
              {...item}
              layout={index === 0 ? taken.layout : item.layout}
              room={cart.items.length > 1 || item.roomTitle !== item.title ? item.roomTitle : null}
              sameTime={index > 0 && item.start === cart.items[0]?.start}
            />
          ))}
          <SummaryFact icon={isEnquiry ? iconMail : iconBolt}>
            {isEnquiry ? <Trans>Enquiry</Trans> : <Trans>Booked at once</Trans>}
          </SummaryFact>
          {discountCode !== '' && (
            <SummaryFact icon={iconTag}>
              <Trans>Discount code {discountCode}</Trans>
            </SummaryFact>
          )}
        </>
      }
    >
      <Price cart={cart} taken={taken} />
      {venueLink !== null && (
        <ChangeLink href={venueLink}>
          <Trans>Change room or time</Trans>
        </ChangeLink>
      )}
    </SummaryCard>
  );
}
