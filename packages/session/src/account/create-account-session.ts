import type { ApiClient, CallProblem, Reply } from '@foyer/api-client';
import {
  createUser,
  type InboxOrder,
  loadInbox,
  loginUser,
  logoutUser,
  requestPasswordLink,
  setPassword,
} from '@foyer/contract';
import { bookingPath, ownPath, pathIn } from '@foyer/domain';
import { type AccountScreen, readPath, routeOf, type Site } from '@foyer/sites';
import { atom, createStore } from 'jotai/vanilla';
import type { AccountSession, OrdersState } from '../account-session.ts';
import type { BaseSession } from '../base-session.ts';
import type { Page } from '../page.ts';
import { readableOf } from '../readable.ts';

export type AccountSessionParts = {
  base: BaseSession;
  api: ApiClient;
  page: Page;
  screen: AccountScreen;
  /** `document.referrer`. */
  referrer: string;
};

/** Creates the session of the account's pages (HEADER-027, D-14). */
export function createAccountSession({
  base,
  api,
  page,
  screen,
  referrer,
}: AccountSessionParts): AccountSession {
  const address = page.address();
  const proceed = afterLogin({
    screen,
    site: base.site,
    address,
    referrer,
    dashboard: base.links.dashboard,
  });
  const store = createStore();
  const orders = atom<OrdersState>({ kind: 'loading' });

  /** One order has a page of its own (D-21). */
  const openOrder = (found: readonly InboxOrder[]): void => {
    if (
      screen.kind === 'order' &&
      found.some(({ confirmation }) => confirmation.orderId === screen.orderId)
    )
      page.navigate(bookingPath(base.prefix, screen.orderId), 'instead');
  };
  const load = async (): Promise<void> => {
    store.set(orders, { kind: 'loading' });
    const reply = await api.call(loadInbox, { query: { lang: base.language } });
    if (reply.ok) {
      store.set(orders, { kind: 'ready', orders: reply.value });
      openOrder(reply.value);
    } else
      store.set(
        orders,
        wantsLogin(reply.problem)
          ? { kind: 'logged-out' }
          : { kind: 'failed', problem: reply.problem },
      );
  };
  /** Opens the next page after success, and otherwise returns the problem. */
  const then = async (
    reply: Promise<Reply<unknown>>,
    to: string | null,
  ): Promise<CallProblem | null> => {
    const answer = await reply;
    if (!answer.ok) return answer.problem;
    if (to !== null) page.navigate(to);
    return null;
  };
  if (screen.kind === 'dashboard' || screen.kind === 'inbox' || screen.kind === 'order')
    void load();

  const beside = (path: string) =>
    `${pathIn(base.prefix, path)}${proceed === base.links.dashboard ? '' : `?${new URLSearchParams({ next: proceed })}`}`;
  return {
    ...base,
    page: 'account',
    screen,
    beside: {
      login: beside('/user/login'),
      register: beside('/user/register'),
      forgottenPassword: beside('/user/password'),
    },
    cameFromHere: URL.canParse(referrer) && new URL(referrer).origin === address.origin,
    orders: readableOf(store, orders),
    actions: {
      logIn: (username, password) =>
        then(api.call(loginUser, { body: { username, password } }), proceed),
      register: ({ email, firstName, lastName, company, phone, password }) =>
        then(
          api.call(createUser, {
            body: {
              email,
              first_name: firstName,
              last_name: lastName,
              company,
              phone,
              password,
              is_accepted_gdpr: true,
            },
          }),
          proceed,
        ),
      logOut: () => then(api.call(logoutUser), base.links.home),
      askPasswordLink: (email) =>
        then(api.call(requestPasswordLink, { body: { email, lang: base.language } }), null),
      setPassword: (token, password) =>
        then(api.call(setPassword, { body: { token, password } }), base.links.dashboard),
      retryOrders: () => void load(),
    },
  };
}

const wantsLogin = (problem: CallProblem): boolean =>
  problem.kind === 'refused' && problem.problem.code === 'login_required';

type Arrival = {
  screen: AccountScreen;
  site: Pick<Site, 'languages'>;
  address: { origin: string; pathname: string; search: string };
  /** `document.referrer`; `''` where the browser sends none. */
  referrer: string;
  dashboard: string;
};

/**
 * The page after a login: `next` in the address, else the orders page that required the login, else
 * the page of this site that the visitor came from, else the dashboard. Never another site.
 */
function afterLogin({ screen, site, address, referrer, dashboard }: Arrival): string {
  const next = ownPath(new URLSearchParams(address.search).get('next'));
  if (next !== null) return next;
  if (screen.kind === 'dashboard' || screen.kind === 'inbox' || screen.kind === 'order')
    return ownPath(address.pathname) ?? dashboard;
  const from = URL.canParse(referrer) ? new URL(referrer) : null;
  const cameFrom = from?.origin === address.origin ? ownPath(from.pathname + from.search) : null;
  return cameFrom !== null &&
    from !== null &&
    routeOf(readPath(from.pathname, site).rest).page !== 'account'
    ? cameFrom
    : dashboard;
}
