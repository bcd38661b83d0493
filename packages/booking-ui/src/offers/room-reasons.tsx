import type { RoomReason } from '@foyer/domain';
import { useFormats } from '@foyer/i18n';
import { Icon, iconCheck } from '@foyer/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { layoutWord } from '../layout-word.ts';
import styles from './room-reasons.module.css';

type Props = { reasons?: readonly RoomReason[] | undefined };

/**
 * Why a room suits the meeting, in one line that is always reserved. A reason that does not fit into
 * it is not shown.
 */
export function RoomReasons({ reasons = [] }: Props) {
  if (reasons.length === 0) return <div className={styles.line} />;
  return (
    <ul className={styles.line} data-shows-what-fits="">
      {reasons.map((reason) => (
        <li key={reason.kind}>
          <Icon of={iconCheck} small />
          <span>
            <ReasonWords reason={reason} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function ReasonWords({ reason }: { reason: RoomReason }) {
  const { i18n } = useLingui();
  const { number } = useFormats();
  switch (reason.kind) {
    case 'cheapest':
      return <Trans>Lowest price for your meeting</Trans>;
    case 'size': {
      const { seats } = reason;
      const group = number(reason.delegates);
      if (reason.layout === null)
        return (
          <Plural
            value={seats}
            one={`Right size: ${group} of # seat`}
            other={`Right size: ${group} of # seats`}
          />
        );
      const layout = i18n._(layoutWord(reason.layout));
      return (
        <Plural
          value={seats}
          one={`Right size: ${group} of # seat, ${layout}`}
          other={`Right size: ${group} of # seats, ${layout}`}
        />
      );
    }
    case 'daylight':
      return <Trans>Daylight</Trans>;
    case 'only-here': {
      const { equipment } = reason;
      return (
        <Trans>
          Only here: <bdi>{equipment}</bdi>
        </Trans>
      );
    }
    case 'instant':
      return <Trans>Booked at once</Trans>;
    default:
      return reason satisfies never;
  }
}
