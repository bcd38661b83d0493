import { type CrashSetup, startCrashSetup } from '../testing/crash-setup.ts';
import { type Booked, bookPatiently, type CrowdStep } from '../testing/crowd.ts';
import { allMails } from '../testing/outbox.ts';
import { aDay } from '../testing/visitor.ts';
import { allMailsSent, violations } from './state-after-crash.ts';

/** The step during which a process is killed; `mail`: while confirmations are mailed. */
export const killSteps = ['cart', 'order', 'pay', 'mail'] as const;
export type KillStep = (typeof killSteps)[number];
export type CrashRound = {
  step: KillStep;
  confirmed: number;
  refused: number;
  brokenOff: number;
  problems: readonly string[];
};
export type CrashProof = {
  clients: number;
  rounds: readonly CrashRound[];
  mails: number;
  deliveredAgain: number;
  problems: readonly string[];
};

/**
 * Clients book at two API processes, two per room, while one of the processes is killed (`kill
 * -9`), at another step in each round.
 */
export async function proveCrashes({
  clients,
  rounds,
  ...speed
}: {
  clients: number;
  rounds: number;
  /** Overrides the time after which a job counts as abandoned. */
  heartbeatSeconds?: number;
}): Promise<CrashProof> {
  const setup = await startCrashSetup(Math.ceil(clients / 2), speed);
  const deliveries = new Map<string, string>();
  const results: CrashRound[] = [];
  try {
    for (let round = 0; round < rounds; round += 1) {
      const step = killSteps[round % killSteps.length] ?? 'cart';
      const told = await bookWhileKilled(setup, { clients, round, step });
      await allMailsSent(setup);
      for (const { id, messageId } of await setup.sandbox.delivered())
        deliveries.set(id, messageId ?? id);
      const refusals = told.flatMap(({ refusal }) => refusal ?? []);
      const orders = told.flatMap(({ orderId }) => orderId ?? []);
      const problems = [
        ...told.flatMap(({ failures }) => failures),
        ...refusals.filter((text) => !text.includes('"code":"room_taken"')),
        ...(await violations(setup, orders, round + 1)),
      ];
      results.push({
        step,
        confirmed: orders.length,
        refused: refusals.length,
        brokenOff: told.reduce((sum, { brokenOff }) => sum + brokenOff, 0),
        problems,
      });
    }
    const mails = (await allMails(setup.database)).length;
    const distinct = new Set(deliveries.values()).size;
    const ofRounds = results.flatMap(({ step, problems }, index) =>
      problems.map((problem) => `round ${index + 1} (${step}): ${problem}`),
    );
    const deliveredAgain = deliveries.size - distinct;
    // A process sends mails one after another: only the one that was being sent at the kill may
    // come twice.
    const ofMails = [
      ...(distinct === mails ? [] : [`${mails} mails were written, ${distinct} were delivered`]),
      ...(deliveredAgain <= rounds
        ? []
        : [`${deliveredAgain} mails came again after ${rounds} kills`]),
    ];
    return { clients, rounds: results, mails, deliveredAgain, problems: [...ofRounds, ...ofMails] };
  } finally {
    await setup.close();
  }
}

async function bookWhileKilled(
  { rooms, sandbox, processes, cartBodies }: CrashSetup,
  { clients, round, step }: { clients: number; round: number; step: KillStep },
): Promise<Booked[]> {
  const bodies = await cartBodies(aDay(10 + round));
  const tokens = await Promise.all(Array.from({ length: clients }, () => sandbox.cardToken()));
  // Kills in the middle of the calls of that kind, at another point in each round.
  let before = Math.floor(clients / (step === 'mail' ? 8 : 4));
  let killing: Promise<void> | null = null;
  const kill = (index: number) =>
    (killing ??= new Promise((resolve) => setTimeout(resolve, ((round + 1) * 7) % 40)).then(() =>
      processes.killAndRestart(index),
    ));
  const happens = (what: CrowdStep | 'mail', index: number): void => {
    if (what === step && (before -= 1) < 0) void kill(index);
  };
  const told = await Promise.all(
    Array.from({ length: clients }, async (_, index) => {
      const booked = await bookPatiently(
        { urlOf: processes.urlOf, begins: happens },
        index,
        `round-${round}-client-${index}`,
        bodies[index % rooms],
        tokens[index] ?? '',
      );
      if (booked.orderId !== null) happens('mail', index);
      return booked;
    }),
  );
  await kill(round);
  return told;
}
