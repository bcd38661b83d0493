import { layoutWord } from '@foyer/booking-ui';
import { layoutNameOf, type RoomFit } from '@foyer/domain';
import { iconClock, iconUsers, Notice } from '@foyer/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';

type NoFit<Kind extends RoomFit['kind']> = Extract<RoomFit, { kind: Kind }>;
type Props<Fit> = { fit: Fit; id: string };

/** Why the selected room does not fit this meeting, and what would (ERR-005 to ERR-007). */
export function UnavailableReason({ fit, id }: Props<Exclude<RoomFit, { kind: 'fits' }>>) {
  switch (fit.kind) {
    case 'unavailable':
      return (
        <Notice tone="warn" icon={iconClock} id={id} title={<Trans>Room not available</Trans>}>
          <Trans>It is not free for the whole of this time.</Trans>
        </Notice>
      );
    case 'exceeds':
      return <Exceeds fit={fit} id={id} />;
    case 'layout':
      return <WrongLayout fit={fit} id={id} />;
    default:
      return fit satisfies never;
  }
}

function Exceeds({ fit: { delegates, min, max }, id }: Props<NoFit<'exceeds'>>) {
  return (
    <Notice
      tone="warn"
      icon={iconUsers}
      id={id}
      title={
        <Trans>
          Your attendees ({delegates}) exceed the limit for this room ({min}–{max})
        </Trans>
      }
    >
      {delegates > max ? (
        <Trans>It is free at this time for a smaller group.</Trans>
      ) : (
        <Trans>It is free at this time for a larger group.</Trans>
      )}
    </Notice>
  );
}

function WrongLayout({ fit: { layout, capacity }, id }: Props<NoFit<'layout'>>) {
  const { i18n } = useLingui();
  const name = i18n._(layoutWord(layoutNameOf(layout)));
  const seats = capacity ?? 0;
  return (
    <Notice
      tone="warn"
      icon={iconUsers}
      id={id}
      title={<Trans>Room does not have the seating order</Trans>}
    >
      {seats > 0 ? (
        <Trans>
          {name}: <Plural value={seats} one="at most # person" other="at most # people" />. Another
          layout may do.
        </Trans>
      ) : (
        <Trans>{name}: not possible here. Another layout may do.</Trans>
      )}
    </Notice>
  );
}
