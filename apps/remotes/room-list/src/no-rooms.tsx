import { type BookingQuery, type RoomOffer, whyNoRooms } from '@foyer/domain';
import type { VenueSession } from '@foyer/session';
import { Button, Icon, iconUsers, Text } from '@foyer/ui';
import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { nearestAlternatives } from './nearest-alternatives.ts';
import styles from './no-rooms.module.css';

type Props = {
  rooms: readonly RoomOffer[];
  query: BookingQuery;
  /** Only discounted rooms are searched, because the code had an effect. */
  discounted: boolean;
  /** Some package takes a group of this size. */
  packagesSuit: boolean;
  /** What can be had instead, where the list is the one that was asked for. */
  alternatives: ReactNode;
  actions: Pick<
    VenueSession['actions'],
    'changeLayout' | 'changeDelegates' | 'changeRates' | 'applyDiscountCode' | 'changeTab'
  >;
};

/**
 * No room fits: none free or none suitable (ERR-003, ERR-004, A-082), and the nearest queries that
 * some room fits.
 */
export function NoRooms({ rooms, query, discounted, packagesSuit, alternatives, actions }: Props) {
  const { anyLayout, attendees } = nearestAlternatives(rooms);
  const code = query.discountCode;
  const leftOut = rooms.some(({ fit, listed }) => fit.kind === 'fits' && !listed);
  const { number: people, rooms: roomsForPeople } = attendees ?? { number: 0, rooms: 0 };
  return (
    <div className={styles.none} data-state="empty">
      <Text size="lead">
        {whyNoRooms(rooms) === 'criteria' ? (
          <Trans>There are no rooms available with your current criteria.</Trans>
        ) : (
          <Trans>
            There is no room available. Please select another date/time, meeting length or
            delegates.
          </Trans>
        )}
      </Text>
      <div className={styles.suggestions}>
        {anyLayout > 0 && (
          <Button variant="soft" size="s" onClick={() => actions.changeLayout('_none')}>
            <Trans>
              Any layout: <Plural value={anyLayout} one="# room" other="# rooms" />
            </Trans>
          </Button>
        )}
        {attendees && (
          <Button variant="soft" size="s" onClick={() => actions.changeDelegates(String(people))}>
            <Icon of={iconUsers} small />
            <Trans>
              <Plural value={people} one="# attendee" other="# attendees" />:{' '}
              <Plural value={roomsForPeople} one="# room" other="# rooms" />
            </Trans>
          </Button>
        )}
        {leftOut && query.rates !== 'all' && (
          <Button variant="soft" size="s" onClick={() => actions.changeRates('all')}>
            <Trans>Show all rates</Trans>
          </Button>
        )}
        {leftOut && discounted && (
          <Button variant="soft" size="s" onClick={() => actions.applyDiscountCode('')}>
            <Trans>Without the code {code}</Trans>
          </Button>
        )}
        {packagesSuit && (
          <Button variant="soft" size="s" onClick={() => actions.changeTab('package')}>
            <Trans>Show packages instead</Trans>
          </Button>
        )}
      </div>
      {alternatives}
    </div>
  );
}
