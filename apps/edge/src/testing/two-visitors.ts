import { createUser, requestPasswordLink } from '@foyer/contract';
import {
  aContact,
  aDay,
  aQuery,
  aVenueRecord,
  browser,
  linkIn,
  mailsTo,
  openFreshPglite,
  startTestApp,
  storeRecords,
  valueOf,
  visitor,
} from '@foyer/api/testing';

export type TwoVisitors = Awaited<ReturnType<typeof twoVisitors>>;

const password = 'four words in a row';
const profile = {
  first_name: 'Zenobia',
  last_name: 'Quillfeather',
  company: 'Quillfeather & Sons',
  phone: '+358401234567',
  password,
  is_accepted_gdpr: true,
};

/**
 * An API with one visitor's data (a cart, an order, an enquiry, a login, mailed links), and a login
 * of another visitor who has none.
 */
export async function twoVisitors() {
  const database = await openFreshPglite();
  await storeRecords(database, [aVenueRecord()]);
  const { app } = await startTestApp({ database });
  const contact = {
    ...aContact,
    firstName: profile.first_name,
    lastName: profile.last_name,
    company: profile.company,
    email: 'zenobia@example.org',
  };
  const owner = browser(app);
  valueOf(await owner.call(createUser, { ...profile, email: contact.email }));
  valueOf(await owner.call(requestPasswordLink, { email: contact.email, lang: 'en' }));
  const guest = visitor(app, 'test-house', 'localhost', () => Object.fromEntries(owner.cookies));
  const cartBody = await guest.cartBody('Sky');
  const cartId = valueOf(await guest.createCart(cartBody));
  const order = async (title: string, week: number, payment: object) => {
    const { orderId } = await guest.orderFor(
      title,
      aQuery({ start: `${aDay(week)}T09:00` }),
      contact,
    );
    return {
      orderId,
      number: valueOf(await guest.process(orderId, payment)).events[0]?.orderNumber ?? '',
    };
  };
  const booked = await order('Sky', 9, { paymentMethod: 'creditcard', card_token: 'tok' });
  const enquired = await order('Cellar', 10, { paymentMethod: 'none' });
  const mailed = [
    ...(await mailsTo(database, contact.email)),
    ...(await mailsTo(database, 'venue@example.com')),
  ]
    .flatMap((mail) => (mail.links ?? []).map((_, index) => linkIn(mail, index)))
    // The page of an order is drawn from a call that is asked by itself.
    .filter((link) => link.startsWith('/apiv2/'));
  const stranger = browser(app, '203.0.113.66');
  valueOf(
    await stranger.call(createUser, {
      ...profile,
      first_name: 'Mallory',
      last_name: 'M',
      company: '',
      email: 'mallory@example.org',
    }),
  );
  const csrfToken = (await stranger.send({ method: 'POST', url: '/services/session/token' }))
    .payload;
  await owner.send({ method: 'POST', url: '/services/session/token' });

  /** Everything that is stored, except counters of attempts. */
  async function everything(): Promise<string> {
    const tables = await database.query<{ name: string }>(
      "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' " +
        "AND table_name NOT LIKE '%attempt%' ORDER BY 1",
    );
    const texts = await Promise.all(
      tables.map(async ({ name }) => {
        const [found] = await database.query<{ rows: string }>(
          `SELECT coalesce(string_agg(t::text, E'\\n' ORDER BY t::text), '') AS rows FROM "${name}" t`,
        );
        return `${name}: ${found?.rows}`;
      }),
    );
    return texts.join('\n\n');
  }

  const jar = (of: typeof owner) => Object.fromEntries(of.cookies);
  return {
    app,
    everything,
    cartBody,
    cartId,
    booked,
    enquired,
    csrfToken,
    password,
    /** Paths of the links in the mails, each with its token. */
    links: mailed,
    owner: jar(owner),
    stranger: jar(stranger),
    /** What only the first visitor and the venue may read. */
    secrets: [
      contact.email,
      contact.lastName,
      contact.company,
      cartId,
      booked.orderId,
      enquired.orderId,
    ],
    close: () => app.close().then(() => database.close()),
  };
}
