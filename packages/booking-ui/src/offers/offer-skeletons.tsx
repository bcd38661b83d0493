import { Bone, Button, Icon, iconChevronDown, Text } from '@foyer/ui';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { OfferCard } from './offer-card.tsx';
import styles from './offer-skeletons.module.css';
import { SelectRadio } from './select-radio.tsx';

type Props = {
  number: number;
  /** The facts of a usual offer, as its card shows them. */
  facts: ReactNode;
  middle: ReactNode;
  /** What stands at the card's end; without it, its details and its choice. */
  end?: ReactNode;
  /** What stands below the line of the card at a place. */
  more?: ((index: number) => ReactNode) | undefined;
};

const nothing = () => undefined;

/**
 * Cards of the final size while the first answer is under way (ROOM-002): each is the card itself,
 * with its words painted over.
 */
export function OfferSkeletons({ number, facts, middle, end, more }: Props) {
  return Array.from({ length: number }, (_, index) => (
    <OfferCard
      key={index}
      hidden
      picture={<Bone className={styles.picture} />}
      head={
        <>
          <Text className={styles.title}>
            <Bone>Meridian Room</Bone>
          </Text>
          {facts}
        </>
      }
      description={
        <Bone>
          Second floor, over the roofs to the cathedral. Quiet air, warm oak, thick doors, and a
          table of Finnish oak.
        </Bone>
      }
      middle={middle}
      end={
        end === undefined ? (
          <>
            <Button variant="text" size="s">
              <Trans>Show details</Trans>
              <Icon of={iconChevronDown} small />
            </Button>
            <SelectRadio group="" label="" checked={false} onSelect={nothing} />
          </>
        ) : (
          end
        )
      }
      more={more?.(index)}
    />
  ));
}
