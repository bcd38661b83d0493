import { hostnamesOf, sites } from '@foyer/sites';
import { buildAll } from '../build-all.ts';
import { needFree, portsFrom } from '../ports.ts';
import { startStack, type Stack } from '../stack.ts';
import { exitWithError, step, ExpectedError } from '../steps.ts';

/** `npm start`: the whole stack, until Ctrl-C. */
async function start(): Promise<void> {
  const port = readPort(process.env['PORT'] ?? '4000');
  const ports = portsFrom(port);
  await needFree(Object.values(ports));
  let starting: Promise<Stack> | null = null;
  let leaving = false;
  const leave = async () => {
    if (leaving) return;
    leaving = true;
    // While starting, child processes run too: they would survive this one and keep the data folder
    // locked.
    if (starting) {
      console.log('\n· stopping …');
      await starting.then(
        (stack) => stack.stop(),
        () => undefined,
      );
      console.log('· stopped. Your data is kept.');
    }
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => void leave());

  await buildAll();
  const stack = await step(
    'starting sandbox, API, front door and the website of a hotel',
    () => (starting = startStack({ port, env: { LAB: process.env['LAB'] ?? 'on' } })),
  );
  if (leaving) return;
  console.log(`
  Foyer is up:
    ${stack.url}/                            the marketplace
    ${stack.url}/grand-harbour-hotel         a venue with everything
    ${stack.url}/de/grand-harbour-hotel      the same in German
    ${stack.url}/lab/brand                   the studio for a site's brand
    ${stack.url}/embed                       the builder of a tag for somebody's own pages
    http://localhost:${ports.hotelWebsite}/                            a hotel's own website with the tag in it
    http://localhost:${ports.sandbox}/inbox                      the mail it sends
    http://localhost:${ports.api}/apiv2/openapi.json          the API's document

  The other sites:
${otherSites(port)}

  Test card: 4242 4242 4242 4242, any date to come, any code. Ctrl-C stops everything.
`);
  const ended = await stack.ended;
  if (leaving) return;
  leaving = true;
  await stack.stop();
  throw new ExpectedError(
    `The ${ended} ended by itself; the lines above say why. Everything was stopped; run npm start again.`,
  );
}

/** The address of each site but the default one, at its own hostname. */
const otherSites = (port: number): string =>
  sites
    .slice(1)
    .map(
      ({ id, name }) =>
        `    ${`http://${hostnamesOf(id)[0]}:${port}/grand-harbour-hotel`.padEnd(62)} ${name}`,
    )
    .join('\n');

function readPort(text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1024 || port > 65_000)
    throw new ExpectedError(`PORT is ${text}, but must be a whole number from 1024 to 65000.`);
  return port;
}

start().catch(exitWithError);
