import { bookingPath } from '@foyer/domain';
import { useReadable } from '@foyer/federation/remote';
import type { AccountSession } from '@foyer/session';
import { Button, Heading, iconAlert, LinkButton, Notice, SkeletonBlock } from '@foyer/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { usePageTitle } from '../forms/form-page.tsx';
import { LoginForm } from '../forms/login-form.tsx';
import { OrderList } from './order-list.tsx';
import styles from './orders.module.css';

/** The visitor's orders (D-14); each has a page of its own. */
export function Orders({ session, orderId }: { session: AccountSession; orderId: string | null }) {
  const { t } = useLingui();
  const state = useReadable(session.orders);
  const { actions, links, prefix } = session;
  switch (state.kind) {
    case 'loading':
      return <OrdersSkeleton label={t`Your orders are loading`} />;
    case 'logged-out':
      return (
        <LoginForm
          title={t`Log in`}
          lead={<Trans>Log in to see your orders.</Trans>}
          logIn={actions.logIn}
          beside={session.beside}
          site={session.site}
        />
      );
    case 'failed':
      return (
        <Page title={t`Your orders`}>
          <Notice
            tone="danger"
            icon={iconAlert}
            role="alert"
            title={<Trans>Your orders did not come.</Trans>}
            actions={<Retry onRetry={actions.retryOrders} />}
          >
            <Trans>They are safe; only this page could not fetch them.</Trans>
          </Notice>
        </Page>
      );
    case 'ready': {
      if (orderId === null)
        return (
          <Page title={t`Your orders`}>
            {state.orders.length === 0 ? (
              <NoOrders home={links.home} />
            ) : (
              <OrderList orders={state.orders} linkTo={(id) => bookingPath(prefix, id)} />
            )}
          </Page>
        );
      // The page of the booking is opened instead of this one (D-21).
      return state.orders.some(({ confirmation }) => confirmation.orderId === orderId) ? (
        <OrdersSkeleton label={t`Your orders are loading`} />
      ) : (
        <NoSuchOrder inbox={`${links.dashboard}/inbox`} />
      );
    }
    default:
      return state satisfies never;
  }
}

function Page({ title, children }: { title: string; children: React.ReactNode }) {
  usePageTitle(title);
  return (
    <div className={styles.page}>
      <Heading level={1}>{title}</Heading>
      {children}
    </div>
  );
}

const Retry = ({ onRetry }: { onRetry: () => void }) => (
  <Button variant="quiet" size="s" onClick={onRetry}>
    <Trans>Try again</Trans>
  </Button>
);

const NoOrders = ({ home }: { home: string }) => (
  <div className={styles.nothing}>
    <p>
      <Trans>
        Nothing is booked so far. What you book or ask for while you are logged in is listed here.
      </Trans>
    </p>
    <LinkButton variant="primary" href={home}>
      <Trans>Find a room</Trans>
    </LinkButton>
  </div>
);

function NoSuchOrder({ inbox }: { inbox: string }) {
  const { t } = useLingui();
  return (
    <Page title={t`There is no such order`}>
      <div className={styles.nothing}>
        <p>
          <Trans>It may belong to another account. Those of this account are in your inbox.</Trans>
        </p>
        <LinkButton variant="primary" href={inbox}>
          <Trans>To your orders</Trans>
        </LinkButton>
      </div>
    </Page>
  );
}

/** The skeleton of a list of orders. */
function OrdersSkeleton({ label }: { label: string }) {
  return (
    <div className={styles.page} data-skeleton role="status" aria-label={label}>
      <SkeletonBlock className={styles.title} />
      <div className={styles.list}>
        <SkeletonBlock className={styles.skeletonBlock} />
        <SkeletonBlock className={styles.skeletonBlock} />
        <SkeletonBlock className={styles.skeletonBlock} />
      </div>
    </div>
  );
}
