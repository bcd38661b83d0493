import type { ChosenOffer, Confirmation, Money, Offers } from '@foyer/domain';
import type { Database } from '../database/database.ts';
import { demonstrationVenues } from '../demonstration/venues.ts';
import { seedDemonstration } from '../import/store-venues.ts';
import { amountOf } from '../mail/order-facts.ts';
import { mailsAbout } from './outbox.ts';
import type { SandboxSetup } from './sandbox-setup.ts';
import { startTestApp, type TestApp } from './start-test-app.ts';
import { openFreshPostgres } from './test-databases.ts';
import type { Answer } from './visitor.ts';

/** The API with the venues of the demonstration, and with outside parties where a sandbox is given. */
export async function startDemonstration(
  sandbox?: Pick<SandboxSetup, 'url'>,
): Promise<TestApp & { close: () => Promise<void> }> {
  const database = await openFreshPostgres();
  await seedDemonstration(database);
  const test = await startTestApp({ database, ...(sandbox && { sandboxUrl: sandbox.url }) });
  const close = async () => {
    await test.app.close();
    await database.close();
  };
  return { ...test, close };
}

/** Venues that keep their rooms themselves. Others state their own totals, without a fee. */
export const aliasesOfOurs: readonly string[] = demonstrationVenues()
  .filter(({ propertySystem, office }) => !propertySystem && !office)
  .map(({ alias }) => alias);

/** The first room and the first package of a list that are booked at once. */
export const firstOffers = ({ rooms, packages }: Offers): readonly ChosenOffer[] => {
  const isFirst = ({ listed, outcome }: ChosenOffer['offer']) =>
    listed && outcome.kind === 'instant';
  const room = rooms.find(isFirst);
  const entry = packages.find(isFirst);
  return [
    ...(room ? [{ kind: 'room' as const, offer: room }] : []),
    ...(entry ? [{ kind: 'package' as const, offer: entry }] : []),
  ];
};

/** Closed on that day, or its room was taken by the booking before. */
export const isTakenOrClosed = ({ problem }: Pick<Answer<unknown>, 'problem'>): boolean =>
  ['venue_closed', 'room_taken'].includes(problem?.code ?? '');

/** Every amount that a visitor reads after the cart, beside the one on the card. */
export async function amountsOf(
  database: Database,
  order: Confirmation,
  shown: Money,
): Promise<Readonly<Record<string, unknown>>> {
  const [mail] = await mailsAbout(database, order.orderId);
  return {
    page: order.total?.minor,
    receipt: order.bill?.lines.reduce((sum, line) => sum + line.total.minor, 0),
    'receipt by VAT': order.bill?.vat.reduce((sum, { net, vat }) => sum + net.minor + vat.minor, 0),
    mail: mail?.text.includes(`Total: ${amountOf(shown, 'en')}`) ? shown.minor : mail?.text,
  };
}
