import { SkeletonBlock, Button, classNames, Icon, iconChevronDown, Text } from '@foyer/ui';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { OfferCard } from './offer-card.tsx';
import list from './offer-list.module.css';
import styles from './offer-skeletons.module.css';
import { SelectRadio } from './select-radio.tsx';

type Props = {
  number: number;
  /** Two in a row where the list is wide, as its cards. */
  paired?: boolean;
  /** The facts of a usual offer, as on its card. */
  facts: ReactNode;
  middle: ReactNode;
  /** The end of the card; by default, details and selection. */
  end?: ReactNode;
  /** Below the line of the card at this index. */
  more?: ((index: number) => ReactNode) | undefined;
};

const nothing = () => undefined;

/**
 * Cards of the final size while the first answer loads (ROOM-002): each is the card itself, with
 * its text painted over.
 */
export function OfferSkeletons({ number, paired = false, facts, middle, end, more }: Props) {
  const cards = Array.from({ length: number }, (_, index) => (
    <div key={index}>
      <OfferCard
        hidden
        picture={<SkeletonBlock className={styles.picture} />}
        head={
          <>
            <Text className={styles.title}>
              <SkeletonBlock>Meridian Room</SkeletonBlock>
            </Text>
            {facts}
          </>
        }
        description={
          <SkeletonBlock>
            Second floor, over the roofs to the cathedral. Quiet air, warm oak, thick doors, and a
            table of Finnish oak.
          </SkeletonBlock>
        }
        middle={middle}
        end={
          end === undefined ? (
            <>
              <Button variant="text" size="s">
                <Trans>Show details</Trans>
                <Icon of={iconChevronDown} small />
              </Button>
              <SelectRadio
                offer={{ kind: 'room', id: '' }}
                label=""
                checked={false}
                onSelect={nothing}
              />
            </>
          ) : (
            end
          )
        }
        more={more?.(index)}
      />
    </div>
  ));
  return <div className={classNames(list.stacked, paired && list.paired)}>{cards}</div>;
}
