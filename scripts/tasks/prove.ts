import { proveMutations } from '../mutations/prove-mutations.ts';
import { proveBackingUp } from '../proofs/back-up.ts';
import { proveBehindAProxy } from '../proofs/behind-a-proxy/behind-a-proxy.ts';
import { proveBuyers } from '../proofs/buyers.ts';
import { proveContention } from '../proofs/contention.ts';
import { proveCrashing } from '../proofs/crashes.ts';
import { proveFieldGuide } from '../proofs/guide-field.ts';
import { proveGuides } from '../proofs/guides.ts';
import { proveHotReload } from '../proofs/hot-reload.ts';
import { proveOneAnswer } from '../proofs/idempotency.ts';
import { proveFlatMemory } from '../proofs/memory.ts';
import { proveOracle } from '../proofs/model.ts';
import { provePackages } from '../proofs/packages/packages.ts';
import { type Proof, writeProof } from '../proofs/page.ts';
import { proveDrawnPages } from '../proofs/pages.ts';
import { provePresses } from '../proofs/presses.ts';
import { proveProperties } from '../proofs/properties.ts';
import { proveOddRequests } from '../proofs/requests.ts';
import { proveJourneys } from '../proofs/journeys.ts';
import { proveOneOfManyWins } from '../proofs/one-winner.ts';
import { proveWordsFit } from '../proofs/fit.ts';
import { proveWordPress } from '../proofs/wordpress/wordpress.ts';
import { exitWithError, step, ExpectedError } from '../steps.ts';

/** Proofs by name; they take too long for each test run. */
const proofs: Readonly<Record<string, () => Promise<Proof>>> = {
  buyers: () => step('200 buyers of one room, 20 rounds, and the control', proveBuyers),
  'one-winner': () => step('rivals at several API processes, and the control', proveOneOfManyWins),
  idempotency: () => step('100 calls with one key, and calls that are hung up on', proveOneAnswer),
  model: () => step('random sequences against a naive oracle', proveOracle),
  crashes: () => step('kill -9 while clients book', proveCrashing),
  'back-up': () => step('back-ups while clients book', proveBackingUp),
  'behind-a-proxy': () => step('HTTPS, front door and API at three addresses', proveBehindAProxy),
  memory: () => step('memory under ten minutes of load', proveFlatMemory),
  pages: () => step('20,000 venue pages from the front door', proveDrawnPages),
  contention: () => step('carts of one venue under contention', proveContention),
  presses: () => step('presses from each start page to an order', provePresses),
  properties: () => step('properties of the rules', proveProperties),
  requests: () => step('generated requests to every operation', proveOddRequests),
  'hot-reload': () => step('edits of a running development stack', proveHotReload),
  'guide-field': () => step('a new field of the checkout, by its guide', proveFieldGuide),
  guides: () => proveGuides(),
  packages: () => step('the packages in another folder', provePackages),
  wordpress: () => step('bookings in WordPress', proveWordPress),
  fit: () => step('every story in every language, font and spacing', proveWordsFit),
  journeys: () => proveJourneys(),
  mutations: () => proveMutations(),
};

/**
 * `npm run prove`: all proofs; `npm run prove -- properties`: one of them. Each writes its part of
 * docs/proofs.md.
 */
async function prove(names: readonly string[]): Promise<void> {
  const problems: string[] = [];
  for (const name of names) {
    const proof = await proofs[name]?.();
    if (!proof)
      throw new ExpectedError(
        `There is no proof called ${name}, only ${Object.keys(proofs).join(', ')}.`,
      );
    writeProof(proof);
    console.log(`\n## ${proof.heading}\n\n${proof.text}\n`);
    problems.push(...proof.problems);
  }
  end(problems);
}

/**
 * `npm run prove -- mutations query`: the mutants of one chapter, with those that no test notices;
 * `npm run prove -- guides site`: one guide; `npm run prove -- fit checkout`: the stories of files
 * with that in their path. Writes nothing.
 */
async function proveOne(proof: Promise<Proof>): Promise<void> {
  const { text, problems } = await proof;
  console.log(`\n${text}\n`);
  end(problems);
}

/** Proofs with parts that can be proved alone. */
const parted: Readonly<Record<string, (part: string) => Promise<Proof>>> = {
  mutations: proveMutations,
  guides: proveGuides,
  fit: proveWordsFit,
};

function end(problems: readonly string[]): void {
  if (problems.length > 0) throw new ExpectedError(`Not proved:\n${problems.join('\n')}`);
  process.exit(0);
}

const [what, part] = process.argv.slice(2);
const proveThePart = what === undefined || part === undefined ? undefined : parted[what];
(proveThePart && part !== undefined
  ? proveOne(proveThePart(part))
  : prove(what === undefined ? Object.keys(proofs) : [what])
).catch(exitWithError);
