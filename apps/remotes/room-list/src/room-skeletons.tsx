import { OfferCard, SelectRadio } from '@foyer/booking-ui';
import { pageSize } from '@foyer/domain';
import { Bone, Button, Icon, iconChevronDown, Text } from '@foyer/ui';
import { Trans } from '@lingui/react/macro';
import { RoomFacts } from './room-facts.tsx';
import styles from './room-list.module.css';

const usual = { min: 10, max: 30, dimensions: { area: 48, height: null, width: null, length: null } };
const nothing = () => undefined;

/** Cards of the final size while the first answer is under way (ROOM-002); `number` is how many rooms there are at most. */
export function RoomSkeletons({ number }: { readonly number: number }) {
  return Array.from({ length: Math.max(1, Math.min(pageSize, number)) }, (_, index) => (
    <OfferCard
      key={index}
      hidden
      picture={<Bone className={styles.picture} />}
      head={
        <>
          <Text className={styles.boneTitle}>
            <Bone>Meridian Room</Bone>
          </Text>
          <RoomFacts room={usual} />
        </>
      }
      description={<Bone>Second floor, over the roofs to the cathedral. Quiet air, warm oak, thick doors, and a table of Finnish oak.</Bone>}
      middle={
        <>
          <Bone className={styles.boneRates} />
          <Bone className={styles.bonePrice} />
        </>
      }
      end={
        <>
          <Button variant="text" size="s">
            <Trans>Show details</Trans>
            <Icon of={iconChevronDown} small />
          </Button>
          <SelectRadio group="" label="" checked={false} onSelect={nothing} />
        </>
      }
    />
  ));
}
