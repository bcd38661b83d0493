import { MoneyText } from '@foyer/booking-ui';
import {
  ChangeLink,
  MeetingFacts,
  MeetingLine,
  SummaryCard,
  SummaryFact,
  SummaryWithoutPrice,
} from '@foyer/booking-ui/checkout';
import { type Cart, checkoutPhotos, propertyTotal, type PropertyItem } from '@foyer/domain';
import { Bill, iconBolt, iconDoor, iconMail, iconTag, PictureStrip } from '@foyer/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Fragment } from 'react';

type VenueSummaryProps = { cart: Cart; items: readonly PropertyItem[]; venueLink: string | null };

/** The right column: photos of the venue one at a time, its title, and the booking (OPERA-010). */
export function VenueSummary({ cart, items, venueLink }: VenueSummaryProps) {
  const { t } = useLingui();
  const { venue, isEnquiry, discountCode } = cart;
  const { title } = venue;
  const pictures = checkoutPhotos(venue.pictures);
  const total = propertyTotal(items, venue.currency);
  return (
    <SummaryCard
      picture={
        pictures.length > 0 && (
          <PictureStrip
            pictures={pictures}
            sizes="(min-width: 960px) 376px, 100vw"
            label={t`Pictures: ${title}`}
            previousLabel={t`Previous picture`}
            nextLabel={t`Next picture`}
            count={(position, total) => t`${position} / ${total}`}
          />
        )
      }
      thumb={(cart.roomPicture ?? pictures[0])?.src}
      when={<MeetingLine of={cart.items} />}
      total={total.minor > 0 ? <MoneyText of={total} /> : <Trans>On request</Trans>}
      title={venue.title}
      place={venue.address}
      facts={
        <>
          {cart.items.map((item) => (
            <Fragment key={`${item.id} ${item.start}`}>
              <SummaryFact icon={iconDoor}>
                <ItemTitle title={item.title} place={item.roomTitle} />
              </SummaryFact>
              <MeetingFacts {...item} />
            </Fragment>
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
      {total.minor > 0 ? (
        <Bill
          caption={t`Price`}
          rows={[]}
          total={{ label: t`Total incl. VAT`, amount: <MoneyText of={total} /> }}
        />
      ) : (
        <SummaryWithoutPrice>
          <Trans>The venue will tell you the price.</Trans>
        </SummaryWithoutPrice>
      )}
      {venueLink !== null && (
        <ChangeLink href={venueLink}>
          <Trans>Change room or time</Trans>
        </ChangeLink>
      )}
    </SummaryCard>
  );
}

/** The offer, and its room where the offer has another name. */
function ItemTitle({ title, place }: { title: string; place: string }) {
  if (title === place) return title;
  return (
    <Trans>
      <bdi>{title}</bdi>, <bdi>{place}</bdi>
    </Trans>
  );
}
