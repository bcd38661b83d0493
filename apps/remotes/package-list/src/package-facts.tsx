import { OfferTitle, PercentOff } from '@foyer/booking-ui';
import type { Package, PackageLength, PackageOffer } from '@foyer/domain';
import { Fact, Facts, Heading, iconClock, iconDoor, iconUsers } from '@foyer/ui';
import { Plural, Trans } from '@lingui/react/macro';

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
          <bdi>{entry.title}</bdi>
        </Heading>
        {fit.kind === 'fits' && price?.percentOff && <PercentOff percent={price.percentOff} />}
      </OfferTitle>
      <PackageFacts entry={entry} />
    </>
  );
}

/** Its length, group sizes, and number of rooms. */
export function PackageFacts({
  entry,
}: {
  entry: Pick<Package, 'length' | 'min' | 'max' | 'roomIds'>;
}) {
  const { length, min, max } = entry;
  const rooms = entry.roomIds.length;
  return (
    <Facts>
      <Fact icon={iconClock}>
        <PackageLengthWords length={length} />
      </Fact>
      <Fact icon={iconUsers}>
        <Plural value={max} one={`${min}–# person`} other={`${min}–# people`} />
      </Fact>
      <Fact icon={iconDoor}>
        <Plural value={rooms} one="# room" other="# rooms" />
      </Fact>
    </Facts>
  );
}

function PackageLengthWords({ length }: { length: PackageLength }) {
  switch (length) {
    case 4:
      return <Trans>Half day</Trans>;
    case 8:
      return <Trans>Full day</Trans>;
    case 24:
      return <Trans>Overnight</Trans>;
    case 36:
      return <Trans>Two days</Trans>;
    default:
      return length satisfies never;
  }
}
