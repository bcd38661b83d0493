import { type Reading, useVenueNames } from '@foyer/booking-ui';
import {
  AddOnList,
  AddOnSkeletons,
  AddOnsSection,
  NotLoaded,
  OnePress,
  OnePressLoading,
  Taken,
} from '@foyer/booking-ui/checkout';
import {
  type AddOn,
  type Cart,
  type CartItem,
  noServiceTime,
  peopleAtOnce,
  proposedServing,
} from '@foyer/domain';
import type { CartSession, CheckoutExtras, ChosenAddOn, OrderState } from '@foyer/session';
import { Button, Icon, iconAlert, iconRetry, Notice } from '@foyer/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Service, type ServiceActions } from './service.tsx';
import styles from './services.module.css';

type ServicesProps = {
  cart: Cart;
  state: CheckoutExtras['addOns'];
  order: OrderState;
  sent: CartSession['sent'];
  reading: Reading;
  actions: ServiceActions;
};

/**
 * The services of the venue's catalogue: quantity, time and amount (CHECK-010, CHECK-011, CHECK-014
 * to CHECK-016).
 */
export function Services({ cart, state, order, sent, reading, actions }: ServicesProps) {
  const { t } = useLingui();
  const { named: addOns, note } = useVenueNames(
    state.kind === 'loaded' ? state.addOns : [],
    reading,
  );
  const [item] = cart.items;
  const meeting = item && { ...item, delegates: peopleAtOnce(cart.items) };
  if (
    !meeting ||
    cart.offers.addOns === 0 ||
    (state.kind === 'loaded' && state.addOns.length === 0)
  )
    return null;
  const skeletonBlocks = (
    <AddOnSkeletons rows={cart.offers.addOns} label={t`What can be added is loading`} />
  );
  return (
    <>
      {state.kind === 'loading' && <OnePressLoading />}
      <Proposed cart={cart} meeting={meeting} addOns={addOns} onChange={actions.changeAddOn} />
      <AddOnsSection
        title={<Trans>Food, drink and equipment</Trans>}
        said={state.kind === 'failed' ? <NotLoaded /> : <Taken of={addOns} />}
        open={sent !== null}
      >
        {state.kind === 'loading' && skeletonBlocks}
        {state.kind === 'failed' && (
          <div className={styles.failed}>
            <div className={styles.place} aria-hidden>
              {skeletonBlocks}
            </div>
            <Failed onRetry={actions.retryAddOns} />
          </div>
        )}
        {note}
        {state.kind === 'loaded' && (
          <AddOnList>
            {addOns.map((addOn) => (
              <Service
                key={addOn.id}
                addOn={addOn}
                cart={cart}
                meeting={meeting}
                refusal={refusedService(order, addOns) === addOn.id ? order : null}
                sent={sent}
                actions={actions}
              />
            ))}
          </AddOnList>
        )}
      </AddOnsSection>
    </>
  );
}

type ProposedProps = {
  cart: Cart;
  meeting: CartItem;
  addOns: readonly ChosenAddOn[];
  onChange: ServiceActions['changeAddOn'];
};

function Proposed({ cart, meeting, addOns, onChange }: ProposedProps) {
  const proposed = proposedServing(addOns, meeting);
  const addOn = addOns.find(({ id }) => id === proposed?.id);
  if (!proposed || !addOn) return null;
  return (
    <OnePress
      proposed={proposed}
      addOn={addOn}
      delegates={meeting.delegates}
      currency={cart.venue.currency}
      onChange={(serving) =>
        onChange(
          addOn.id,
          serving === null
            ? { amount: 0, time: noServiceTime }
            : { amount: serving.amount, time: serving.time },
        )
      }
    />
  );
}

/** The service whose time the server refused; the order names it by its place among those taken. */
function refusedService(
  order: OrderState,
  addOns: readonly Pick<AddOn, 'id' | 'amount'>[],
): string | null {
  const field = order.kind === 'failed' ? order.field : null;
  const place = /^(?:body\.)?services\.(\d+)\.service_time$/.exec(field ?? '')?.[1];
  const taken = addOns.filter(({ amount }) => amount > 0);
  return place === undefined ? null : (taken[Number(place)]?.id ?? null);
}

const Failed = ({ onRetry }: { onRetry: () => void }) => (
  <Notice
    tone="warn"
    icon={iconAlert}
    role="alert"
    title={<Trans>What can be added could not be loaded.</Trans>}
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
