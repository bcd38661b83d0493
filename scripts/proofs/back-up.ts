import { proveBackUps } from '@foyer/api/proofs';
import { type Proof, table } from './page.ts';

/** `pg_dump` while API processes create bookings, and the content after a restore. */
export async function proveBackingUp(): Promise<Proof> {
  const { clients, booked, rounds, controlDifferences, problems } = await proveBackUps({
    clients: 20,
    backUps: 8,
  });
  const notProved = [
    ...problems,
    ...(controlDifferences > 0
      ? []
      : ['the control found no difference: nothing was booked while the back-ups were taken']),
  ];
  return {
    heading: 'A back-up taken while everybody books is whole',
    text: `${clients} clients book at two API processes on one PostgreSQL server without a pause, ${booked} bookings
in all, while \`pg_dump\` makes ${rounds.length} back-ups as
docs/operations.md says. Each is restored into a new database: who was told of a booking before it began is in it; every order has its
rooms and its mails, every booking its order, no room two parties at one time. Then an API starts on it, refuses a room that was
taken, and books a free one.

${table(
  ['back-up', 'told before it began', 'bookings in it', 'holds in it', 'differences'],
  rounds.map(({ told, confirmed, underWay, problems: found }, index) => [
    index + 1,
    told,
    confirmed,
    underWay,
    found.length,
  ]),
)}

The control, which reads orders first and their rooms 0.2 s later, found ${controlDifferences} bookings without their order.`,
    problems: notProved,
  };
}
