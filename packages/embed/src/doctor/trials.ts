import { loadedFrame } from './loaded-frame.ts';
import type { AskedTag, StartAnswer } from './answer-findings.ts';
import type { LoaderFacts } from './doctor-module.ts';
import type { Refusal } from './policy-findings.ts';

export type Trials = { asked: readonly AskedTag[]; refusals: readonly Refusal[] };

/**
 * Tries what the tag does, once each, and notes what the page’s policy refuses meanwhile: the
 * browser tells a script only that something did not work, and the event says why.
 */
export async function tryAll(loader: LoaderFacts, tags: readonly Element[]): Promise<Trials> {
  const refusals: Refusal[] = [];
  const note = (event: SecurityPolicyViolationEvent) =>
    refusals.push({
      directive: event.effectiveDirective,
      blocked: event.blockedURI,
      policy: event.originalPolicy,
      enforced: event.disposition === 'enforce',
    });
  document.addEventListener('securitypolicyviolation', note);
  try {
    const asking = askFor(loader.origin, tags);
    const [asked, vault] = await Promise.all([
      asking,
      asking.then(vaultOf),
      module(loader),
      picture(loader),
    ]);
    makePolicy();
    await Promise.all(
      [loader.origin, vault].flatMap((origin) =>
        origin === null ? [] : [loadedFrame(`${origin}/healthz`)],
      ),
    );
    // Of a frame, another process decides: its event comes after the frame has said that it is there.
    await new Promise((resolve) => setTimeout(resolve, 300));
    return { asked: asked.map(({ tag }) => tag), refusals: refusals.filter(isOurs(loader, vault)) };
  } finally {
    document.removeEventListener('securitypolicyviolation', note);
  }
}

/** The page’s other scripts break its policy for reasons of their own. */
const isOurs =
  ({ origin }: LoaderFacts, vault: string | null) =>
  ({ directive, blocked }: Refusal): boolean =>
    directive === 'trusted-types' || [origin, vault].some((own) => own && blocked.startsWith(own));

type Asked = { tag: AskedTag; boot: unknown };

/** One question for each venue; without a tag, one that names none. */
function askFor(origin: string, tags: readonly Element[]): Promise<readonly Asked[]> {
  const wanted = new Map(
    tags.map((tag) => {
      const venue = tag.getAttribute('venue')?.trim() ?? '';
      const site = tag.getAttribute('site')?.trim() || null;
      return [JSON.stringify([venue, site]), { venue, site }];
    }),
  );
  const questions = wanted.size > 0 ? [...wanted.values()] : [{ venue: '', site: null }];
  return Promise.all(
    questions.map(async ({ venue, site }) => {
      const query = new URLSearchParams({ venue });
      if (site !== null) query.set('site', site);
      const { answer, boot } = await ask(`${origin}/embed/1/start?${query}`);
      return { tag: { venue, site, answer }, boot };
    }),
  );
}

async function ask(url: string): Promise<{ answer: StartAnswer; boot: unknown }> {
  try {
    const reply = await fetch(url, { credentials: 'omit' });
    const read: unknown = await reply.json();
    const { code, boot } = read as { code?: unknown; boot?: unknown };
    return {
      answer: { status: reply.status, code: typeof code === 'string' ? code : null },
      boot,
    };
  } catch {
    // A refusal of the policy is in the event; everything else is no answer.
    return { answer: null, boot: null };
  }
}

const vaultOf = (asked: readonly Asked[]): string | null => {
  const boot = asked.find(({ tag }) => tag.answer?.status === 200)?.boot;
  const origin = (boot as { vaultOrigin?: unknown } | null | undefined)?.vaultOrigin;
  return typeof origin === 'string' ? origin : null;
};

/** A second copy of the tag’s script, which does nothing by itself. */
const module = ({ tagUrl }: LoaderFacts): Promise<unknown> =>
  import(/* @vite-ignore */ `${tagUrl}?doctor`).catch(() => null);

/** The policy decides before anybody looks whether the file is a picture. */
const picture = ({ origin }: LoaderFacts): Promise<void> =>
  new Promise((resolve) => {
    const image = new Image();
    image.onload = image.onerror = () => resolve();
    image.src = `${origin}/embed.js?doctor`;
  });

function makePolicy(): void {
  const { trustedTypes } = globalThis as {
    trustedTypes?: { createPolicy: (name: string, rules: object) => unknown };
  };
  try {
    trustedTypes?.createPolicy('foyer', {});
  } catch {
    // The event says whether the name is forbidden or only taken.
  }
}
