import { keptPerRequest, measureMemory, memoryProblems, residentRatio } from '@foyer/api/proofs';
import { type Proof, table } from './page.ts';

const warmUpSeconds = 120;
const seconds = 600;
const perSecond = 150;
const limits = { keptPerRequest: 30, residentRatio: 1.15 };

/** Memory of one API process during ten minutes of load. */
export async function proveFlatMemory(): Promise<Proof> {
  const { samples, requests, failures, statuses } = await measureMemory({
    warmUpSeconds,
    seconds,
    sampleEverySeconds: 10,
    perSecond,
  });
  const megabytes = (bytes: number) => (bytes / 1e6).toFixed(1);
  const rows = samples
    .filter((sample) => sample.seconds % 60 < 5)
    .map((sample) => [
      `${Math.round(sample.seconds / 60)} min`,
      sample.requests.toLocaleString('en'),
      megabytes(sample.kept),
      megabytes(sample.resident),
    ]);
  return {
    heading: 'Memory stays flat',
    text: `One API process on PostgreSQL, with the sandbox's card vault and mail server, under a mixed load of about
${perSecond} requests a second:
availability of other and of the same hours, venues, carts made and refused, whole bookings with card and mails, unknown
addresses, bodies that cannot be read. ${requests.toLocaleString('en')} requests, ${failures} answered with 5xx (${Object.entries(
      statuses,
    )
      .map(([status, count]) => `${status}: ${count.toLocaleString('en')}`)
      .join(', ')}; calls of
whole bookings are counted, but not in these). After ${warmUpSeconds / 60} minutes to fill the caches, garbage is
collected every ten seconds and what is left is read:

${table(['after', 'requests', 'JavaScript still needed, MB', 'process, MB'], rows)}

Each request left ${keptPerRequest(samples).toFixed(1)} bytes behind (the slope over all ${samples.length} samples; at
most ${limits.keptPerRequest}), and the process ended at ${residentRatio(samples).toFixed(2)} times its size (at most
${limits.residentRatio}).`,
    problems: [
      ...memoryProblems(samples, limits),
      ...(failures > 0 ? [`${failures} requests were answered with 5xx`] : []),
    ],
  };
}
