import { OfferCard, SelectRadio } from '@foyer/booking-ui';
import { Bone, Button, Icon, iconChevronDown, Text } from '@foyer/ui';
import { Trans } from '@lingui/react/macro';
import { PackageFacts } from './package-facts.tsx';
import styles from './package-list.module.css';

/** As many packages as a venue of middle size sells for one length. */
const number = 3;

const usual = { length: 8, min: 10, max: 60, roomIds: ['1', '2', '3', '4', '5'] } as const;
const nothing = () => undefined;

/** Cards of the final size while the first answer is under way. */
export function PackageSkeletons() {
  return Array.from({ length: number }, (_, index) => (
    <OfferCard
      key={index}
      hidden
      picture={<Bone className={styles.picture} />}
      head={
        <>
          <Text className={styles.boneTitle}>
            <Bone>Day by the sea</Bone>
          </Text>
          <PackageFacts entry={usual} />
        </>
      }
      description={<Bone>Room, two coffee breaks and the lunch buffet with a view of the ferries, and a glass at five.</Bone>}
      middle={<Bone className={styles.bonePrice} />}
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
