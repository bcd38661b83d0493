import { OfferTitle, PercentOff } from '@foyer/booking-ui';
import type { PackageOffer } from '@foyer/domain';
import { Heading } from '@foyer/ui';
import { PackageFacts } from './package-facts.tsx';

/** The head of a package's card: name, saving, facts. */
export function PackageHead({
  offer: { package: entry, fit, price },
  titleId,
}: {
  offer: PackageOffer;
  titleId: string;
}) {
  return (
    <>
      <OfferTitle>
        <Heading level={3} id={titleId}>
          {entry.title}
        </Heading>
        {fit.kind === 'fits' && price?.percentOff && <PercentOff percent={price.percentOff} />}
      </OfferTitle>
      <PackageFacts entry={entry} />
    </>
  );
}
