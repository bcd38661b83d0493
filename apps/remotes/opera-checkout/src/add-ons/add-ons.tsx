import {
  AddOns as Parts,
  AddOnsSection,
  NotLoaded,
  OnePress,
  OnePressLoading,
  Taken,
} from '@foyer/booking-ui/checkout';
import { addOnFolds, dateOf, type PropertyItem, proposedMenu } from '@foyer/domain';
import { useFormats } from '@foyer/i18n';
import type { AddOnsLoad } from '@foyer/session';
import { SkeletonBlock, Button, Disclosure, Icon, iconAlert, iconRetry, Notice } from '@foyer/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import css from './add-ons.module.css';
import { EventAddOns, type EventAddOnsProps } from './event-add-ons.tsx';

type AddOnsProps = Omit<EventAddOnsProps, 'item' | 'event'> & {
  items: readonly PropertyItem[];
  state: AddOnsLoad;
  onRetry: () => void;
};

/**
 * Add-ons of the booking: a plain list for one day, a disclosure per day for several (OPERA-004,
 * OPERA-005, OPERA-025).
 */
export function AddOns({ items, state, onRetry, ...rest }: AddOnsProps) {
  const [only] = items;
  return (
    <Parts>
      {/* Of several days each has its own, in the list. */}
      {only && items.length === 1 && state === 'loading' && <OnePressLoading />}
      {only && items.length === 1 && state === 'loaded' && <Proposed item={only} {...rest} />}
      <AddOnsSection
        title={<Trans>Food, drink and equipment</Trans>}
        said={
          state === 'failed' ? (
            <NotLoaded />
          ) : (
            <Taken of={items.flatMap(({ menus, miscItems }) => [...menus, ...miscItems])} />
          )
        }
        open={rest.sent !== null}
      >
        {state === 'loading' && <Loading />}
        {state === 'failed' && <Failed onRetry={onRetry} />}
        {state === 'loaded' &&
          addOnFolds(items).map(({ item, day }, index) => (
            <Fold key={`${item.start} ${index}`} item={item} day={day} first={index === 0}>
              <EventAddOns {...rest} item={item} event={index} />
            </Fold>
          ))}
      </AddOnsSection>
    </Parts>
  );
}

type ProposedProps = Pick<AddOnsProps, 'menuCap' | 'currency' | 'onAmount' | 'onTime'> & {
  item: PropertyItem;
};

function Proposed({ item, menuCap, currency, onAmount, onTime }: ProposedProps) {
  const proposed = proposedMenu(item.menus, item, menuCap);
  const menu = item.menus.find(({ id }) => id === proposed?.id);
  if (!proposed || !menu) return null;
  const at = { event: 0, kind: 'menu', id: menu.id } as const;
  return (
    <OnePress
      proposed={proposed}
      addOn={menu}
      delegates={item.delegates}
      currency={currency}
      onChange={(serving) => {
        onAmount(at, serving?.amount ?? 0);
        onTime(at, serving?.time ?? '');
      }}
    />
  );
}

function Fold({
  item,
  day,
  first,
  children,
}: {
  item: PropertyItem;
  day: number | null;
  first: boolean;
  children: ReactNode;
}) {
  const formats = useFormats();
  if (day === null) return children;
  const date = formats.dateLong(dateOf(item.start));
  const roomTitle = item.room.title;
  const title = (
    <span className={css.day}>
      <span>
        <Trans>Day {day}</Trans>
      </span>
      <span className={css.when}>
        <Trans>
          {date}, <bdi>{roomTitle}</bdi>
        </Trans>
      </span>
    </span>
  );
  return (
    <Disclosure className={css.fold ?? ''} summaryClosed={title} summaryOpen={title} open={first}>
      {children}
    </Disclosure>
  );
}

function Loading() {
  const { t } = useLingui();
  return (
    <div
      className={css.skeletonBlocks}
      role="status"
      aria-label={t`Menus and equipment are loading`}
    >
      <SkeletonBlock className={css.skeletonBlock} />
      <SkeletonBlock className={css.skeletonBlock} />
      <SkeletonBlock className={css.skeletonBlock} />
    </div>
  );
}

const Failed = ({ onRetry }: { onRetry: () => void }) => (
  <Notice
    tone="warn"
    icon={iconAlert}
    role="alert"
    title={<Trans>Menus and equipment could not be loaded.</Trans>}
    actions={
      <Button size="s" onClick={onRetry}>
        <Icon of={iconRetry} small />
        <Trans>Try again</Trans>
      </Button>
    }
  >
    <Trans>You can go on without add-ons, and tell the venue above what you need.</Trans>
  </Notice>
);
