import { aConfirmation, aSite, fakeBaseSession } from '@foyer/fixtures';
import { writeConfirmation } from '@foyer/contract';
import type { AccountScreen } from '@foyer/sites';
import { afterEach, expect, test, vi } from 'vitest';
import { createBaseSession } from '../create-base-session.ts';
import { fakeApi, type Handlers, problem } from '../testing/fake-api.ts';
import { fakePage } from '../testing/fake-page.ts';
import { createAccountSession } from './create-account-session.ts';

const nobody = { body: { user: null, roles: [], phone: '' } };
const aino = {
  body: {
    user: {
      username: 'aino@norrsken.example',
      first_name: 'Aino',
      last_name: 'Lindqvist',
      email: 'aino@norrsken.example',
      phone: '',
      company: '',
      is_accepted_gdpr: true,
    },
    roles: [4],
    phone: '',
  },
};
const inbox = { body: [{ status: 'confirmed', order: writeConfirmation(aConfirmation()) }] };
const ends: (() => void)[] = [];
afterEach(() => ends.splice(0).forEach((end) => end()));

async function open({
  at = '/user/login',
  screen = { kind: 'login' },
  referrer = '',
  handlers = {},
}: {
  at?: string;
  screen?: AccountScreen;
  referrer?: string;
  handlers?: Handlers;
}) {
  const server = await fakeApi({
    createSessionToken: () => ({ body: 'a token' }),
    loginUser: () => aino,
    logoutUser: () => nobody,
    createUser: () => aino,
    loadInbox: () => inbox,
    ...handlers,
  });
  ends.push(server.close);
  const visit = fakePage(at);
  const base = createBaseSession({
    formats: fakeBaseSession().formats,
    site: aSite(),
    language: 'en',
    location: visit.page.address(),
    clock: visit.clock,
  });
  return {
    session: createAccountSession({ base, api: server.api, page: visit.page, screen, referrer }),
    visit,
    server,
  };
}

test.each([
  [
    'what its address names',
    '/de/user/login?next=%2Fde%2Fgrand-harbour-hotel%3Fdelegates%3D12',
    '',
    '/de/grand-harbour-hotel?delegates=12',
  ],
  [
    'the page of this site that one came from',
    '/user/login',
    'http://site.example:4000/quiet-house?delegates=3',
    '/quiet-house?delegates=3',
  ],
  [
    'the dashboard, not back to another page of the account',
    '/de/user/login',
    'http://site.example:4000/de/user/logout',
    '/de/dashboard',
  ],
  [
    'the dashboard, not to another site that one came from',
    '/user/login',
    'https://elsewhere.example/x',
    '/dashboard',
  ],
  [
    'the dashboard, not to another site that is named',
    '/user/login?next=%2F%2Felsewhere.example',
    '',
    '/dashboard',
  ],
])('a login leads to %s', async (_where, at, referrer, to) => {
  const { session, visit } = await open({ at, referrer });
  expect(await session.actions.logIn('aino@norrsken.example', 'four words in a row')).toBeNull();
  expect(visit.navigations).toEqual([to]);
});

test('a refused login stays on the page and shows why (HEADER-027)', async () => {
  const { session, visit } = await open({
    handlers: { loginUser: () => problem(401, 'wrong_password', { field: 'password' }) },
  });
  expect(await session.actions.logIn('aino@norrsken.example', 'wrong')).toMatchObject({
    kind: 'refused',
    problem: { status: 401 },
  });
  expect(visit.navigations).toEqual([]);
});

test('the pages linked from the login keep the page to return to', async () => {
  const { session } = await open({ at: '/de/user/login?next=%2Fquiet-house' });
  expect(session.beside).toEqual({
    login: '/de/user/login?next=%2Fquiet-house',
    register: '/de/user/register?next=%2Fquiet-house',
    forgottenPassword: '/de/user/password?next=%2Fquiet-house',
  });
  expect((await open({})).session.beside.register).toBe('/user/register');
});

test('registration logs in and opens the next page; logging out opens the start page', async () => {
  const { session, visit, server } = await open({
    at: '/user/register',
    screen: { kind: 'register' },
  });
  await session.actions.register({
    email: 'aino@norrsken.example',
    firstName: 'Aino',
    lastName: 'Lindqvist',
    company: '',
    phone: '',
    password: 'four words in a row',
  });
  expect(server.callsOf('createUser')[0]?.body).toMatchObject({
    first_name: 'Aino',
    is_accepted_gdpr: true,
  });
  await session.actions.logOut();
  expect(visit.navigations).toEqual(['/dashboard', '/']);
});

test('a page knows whether its visitor came from this site', async () => {
  expect(
    (await open({ screen: { kind: 'logout' }, referrer: 'http://site.example:4000/' })).session
      .cameFromHere,
  ).toBe(true);
  expect(
    (await open({ screen: { kind: 'logout' }, referrer: 'https://elsewhere.example/' })).session
      .cameFromHere,
  ).toBe(false);
  expect((await open({ screen: { kind: 'logout' } })).session.cameFromHere).toBe(false);
});

test('orders are loaded on their own pages only', async () => {
  const { server } = await open({});
  expect(server.callsOf('loadInbox')).toEqual([]);
  const { session } = await open({ at: '/dashboard/inbox', screen: { kind: 'inbox' } });
  await vi.waitFor(() =>
    expect(session.orders.get()).toMatchObject({
      kind: 'ready',
      orders: [{ status: 'confirmed' }],
    }),
  );
});

test('without a login they are a login’s to see, which leads back here (D-14)', async () => {
  const { session, visit } = await open({
    at: '/de/dashboard/inbox/o_1',
    screen: { kind: 'order', orderId: 'o_1' },
    handlers: { loadInbox: () => problem(401, 'login_required') },
  });
  await vi.waitFor(() => expect(session.orders.get()).toEqual({ kind: 'logged-out' }));
  await session.actions.logIn('aino@norrsken.example', 'four words in a row');
  expect(visit.navigations).toEqual(['/de/dashboard/inbox/o_1']);
});

test('orders that failed to load are loaded again', async () => {
  const { session } = await open({
    at: '/dashboard',
    screen: { kind: 'dashboard' },
    handlers: { loadInbox: (_call, attempt) => (attempt === 1 ? problem(500, 'internal') : inbox) },
  });
  await vi.waitFor(() => expect(session.orders.get().kind).toBe('failed'));
  session.actions.retryOrders();
  await vi.waitFor(() => expect(session.orders.get().kind).toBe('ready'));
});

test('one order is opened on its own page, instead of this one (D-21)', async () => {
  const { orderId } = aConfirmation();
  const { visit } = await open({
    at: `/dashboard/inbox/${orderId}`,
    screen: { kind: 'order', orderId },
  });
  await vi.waitFor(() => expect(visit.navigations).toEqual([`/booking/${orderId}`]));
});
