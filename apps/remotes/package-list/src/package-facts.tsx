import type { Package, PackageLength } from '@foyer/domain';
import { Fact, Facts, iconClock, iconDoor, iconUsers } from '@foyer/ui';
import { Plural, Trans } from '@lingui/react/macro';

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
        <Trans>
          {min}–{max} people
        </Trans>
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
