import type { EarlyReply } from './tag-module.ts';

/** The site’s answer to a tag: a page as the front door draws it, and what its scripts need. */
export type Answer = {
  /** Origin of the site; that of the loader may be another one. */
  origin: string;
  language: string;
  direction: string;
  /** Name of the venue; `''` on steps after its page. */
  title: string;
  /** The site asks for events of commerce in the page’s data layer. */
  commerce: boolean;
  /** Address of the shown step. */
  step: string;
  html: string;
  css: string;
  /** The style sheets whose used rules are in `css`, whole: what else may be shown needs them. */
  laterStyles: readonly { href: string; integrity: string }[];
  /** Module with the pages, and what it imports, in the order of need. */
  entry: string;
  preload: readonly string[];
  /** Hashes of these, by their paths. */
  integrity: Readonly<Record<string, string>>;
  /** Hashes of lists with the hashes of all files beside them. */
  lists: Readonly<Record<string, string>>;
  boot: unknown;
};

export type AnswerProblem = 'refused' | 'missing' | 'unreachable';

/** `isMissing`: the answer is the page that says that there is no such venue. */
export type Answered =
  { ok: true; answer: Answer; isMissing: boolean } | { ok: false; problem: AnswerProblem };

/** Asks the site for a step, unless the loader has; `signal` ends it. */
export async function askForStep(
  url: string,
  signal: AbortSignal,
  early: EarlyReply | null,
): Promise<Answered> {
  try {
    const asked = early?.url === url ? await early.reply.catch(() => null) : null;
    const reply =
      asked && !asked.bodyUsed ? asked : await fetch(url, { signal, credentials: 'omit' });
    if (reply.status === 403) return { ok: false, problem: 'refused' };
    const answer: unknown = await reply.json();
    const isMissing = reply.status === 404;
    return isAnswer(answer)
      ? { ok: true, answer, isMissing }
      : { ok: false, problem: isMissing ? 'missing' : 'unreachable' };
  } catch {
    // No connection, or the page’s policy forbids it: the browser does not say which.
    return { ok: false, problem: 'unreachable' };
  }
}

const texts = ['origin', 'language', 'direction', 'title', 'step', 'html', 'css', 'entry'];

const isAnswer = (data: unknown): data is Answer =>
  typeof data === 'object' &&
  data !== null &&
  texts.every((name) => typeof (data as Record<string, unknown>)[name] === 'string');
