import { killSteps, proveCrashes } from '@foyer/api/proofs';
import { type Proof, table } from './page.ts';

/** `kill -9` at each step while clients book, and what clients and database report afterwards. */
export async function proveCrashing(): Promise<Proof> {
  const { clients, rounds, mails, deliveredAgain, problems } = await proveCrashes({
    clients: 50,
    rounds: 12,
  });
  const rows = killSteps.map((step) => {
    const those = rounds.filter((round) => round.step === step);
    const sum = (kind: 'confirmed' | 'refused' | 'brokenOff') =>
      those.reduce((total, round) => total + round[kind], 0);
    return [
      step,
      those.length,
      sum('brokenOff'),
      sum('confirmed'),
      sum('refused'),
      those.reduce((total, round) => total + round.problems.length, 0),
    ];
  });
  return {
    heading: 'A killed process loses nothing',
    text: `${clients} clients book ${Math.ceil(clients / 2)} rooms at two API processes on one PostgreSQL server, with
the sandbox's card vault and mail server. In each round one process
is killed (\`kill -9\`) in the midst of a step and started again; clients whose connection breaks ask the other one
with the same key. After each
round clients, orders, bookings, charged cards and mails are compared: one of each for every room.

${table(['killed during', 'rounds', 'connections broken', 'confirmed', '409 `room_taken`', 'differences'], rows)}

${mails} mails were written and each was delivered. One that is on its way when its process dies may come a second time, under the
same Message-ID: ${deliveredAgain} did.`,
    problems,
  };
}
