import { MoneyText } from '@foyer/booking-ui';
import {
  ChangeLink,
  MeetingFacts,
  MeetingLine,
  SummaryCard,
  SummaryFact,
} from '@foyer/booking-ui/checkout';
import { type OfficeBooking, type OfficeService, officeTotals } from '@foyer/domain';
import { Bill, iconPin, PictureStrip } from '@foyer/ui';
import { Trans, useLingui } from '@lingui/react/macro';

type OfficeSummaryProps = {
  booking: OfficeBooking;
  services: readonly OfficeService[];
  wayBack: string;
};

/** The held room, and its price with the services (REGUS-017, PRICE-030, PRICE-031). */
export function OfficeSummary({ booking, services, wayBack }: OfficeSummaryProps) {
  const { t } = useLingui();
  const { venueTitle, roomTitle: title, photos, priceExclVat } = booking;
  const totals = officeTotals(booking, services);
  const withoutVat = <MoneyText of={priceExclVat} />;
  return (
    <SummaryCard
      picture={
        photos.length > 0 && (
          <PictureStrip
            pictures={photos.map((src) => ({ src, alt: title }))}
            sizes="(min-width: 960px) 376px, 100vw"
            label={t`Pictures: ${title}`}
            previousLabel={t`Previous picture`}
            nextLabel={t`Next picture`}
            count={(position, total) => t`${position} / ${total}`}
          />
        )
      }
      thumb={photos[0]}
      when={<MeetingLine of={[booking]} />}
      total={<MoneyText of={totals.total} />}
      title={title}
      place={venueTitle}
      facts={
        <>
          <MeetingFacts {...booking} />
          <SummaryFact icon={iconPin}>
            <Trans>Serviced office, booked at once</Trans>
          </SummaryFact>
        </>
      }
    >
      <Bill
        caption={t`Price`}
        rows={[
          { key: 'room', label: t`Room`, amount: <MoneyText of={booking.priceTotal} /> },
          { key: 'excl', label: <Trans>of which without VAT</Trans>, amount: withoutVat },
          {
            key: 'services',
            label: t({ context: 'of a bill', message: 'Services' }),
            amount: <MoneyText of={totals.services} />,
          },
        ]}
        total={{ label: t`Total incl. VAT`, amount: <MoneyText of={totals.total} /> }}
      />
      <ChangeLink href={wayBack}>
        <Trans>Change room or time</Trans>
      </ChangeLink>
    </SummaryCard>
  );
}
