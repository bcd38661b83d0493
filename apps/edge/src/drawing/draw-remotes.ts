import * as v from 'valibot';
import type { Undrawn } from './draw-job.ts';
import { Refused, reasonOf } from './reason-of.ts';
import type { StepOwner } from './steps.ts';
import type { ThreadTask } from './thread-messages.ts';

/** The default export of a remote’s server file. */
export const remoteModule = v.object({
  default: v.object({
    id: v.string(),
    contract: v.number(),
    draw: v.function(),
    /** A version may be older than forms without scripts. */
    act: v.optional(v.function()),
  }),
});

const drawnRemote = v.object({ html: v.string(), lazy: v.array(v.string()) });
export type DrawnRemote = v.InferOutput<typeof drawnRemote>;

/**
 * Given to the host: draws a remote with the host’s session, or answers `null` where its slot stays
 * empty. It never rejects.
 */
export type DrawRemote = (
  id: string,
  session: unknown,
  part: string | undefined,
) => Promise<DrawnRemote | null>;

/**
 * Given to the host: a remote does with the host’s session what its sent form asks for; `null` where
 * that failed. It never rejects.
 */
export type ActRemote = (id: string, session: unknown, sent: unknown) => Promise<Acted | null>;
/** `after`: what is to be done when the calls so far are answered. */
export type Acted = { after: (() => Promise<Acted | null>) | null };

/** Further slots of a page stay empty, so that a host cannot ask for ever. */
const mostSlots = 100;

type Parts = {
  enter: (owner: StepOwner, first: boolean) => void;
  /** Whether this use of a file is one of the first, which compile it. */
  isFirst: (use: string) => boolean;
  loadRemote: (
    file: string,
    integrity: string,
  ) => Promise<v.InferOutput<typeof remoteModule>['default']>;
  loadWords: (file: string) => Promise<unknown>;
  timers: { collect: () => void; endCollected: () => void };
};

/** Draws a page’s remotes and lets them act, one after another, each as steps of its own. */
export function createDrawRemotes(
  { remotes, barred }: ThreadTask,
  { enter, isFirst, loadRemote, loadWords, timers }: Parts,
  enterHost: () => void,
): {
  drawRemote: DrawRemote;
  actRemote: ActRemote;
  undrawn: readonly Undrawn[];
  end: () => Promise<unknown>;
} {
  const undrawn: Undrawn[] = [];
  let slots = 0;
  let ended = false;
  let turn: Promise<unknown> = Promise.resolve();
  type Version = (typeof remotes)[number];
  type Module = Awaited<ReturnType<typeof loadRemote>>;
  /** Runs a use of a remote’s code as its own steps; `null` where it failed. */
  const useNow = async <T>(
    id: string,
    use: string | undefined,
    run: (remote: Module, version: Version, begin: () => void) => Promise<T>,
  ): Promise<T | null> => {
    const position = remotes.findIndex((remote) => remote.id === id);
    const version = remotes[position];
    if (barred.includes(id)) undrawn.push({ remote: id, reason: 'barred' });
    if (ended || !version || slots >= mostSlots) return null;
    slots += 1;
    timers.collect();
    try {
      enter(position, true);
      const remote = await loadRemote(version.file, version.integrity);
      if (remote.id !== id) throw new Refused('the file is that of another remote');
      return await run(remote, version, () => enter(position, isFirst(`${version.file} ${use}`)));
    } catch (error) {
      undrawn.push({ remote: id, reason: reasonOf(error) });
      return null;
    } finally {
      timers.endCollected();
      enterHost();
    }
  };
  // A host that asks for two at once still gets one after the other: a step has one owner.
  const inTurn = <T>(next: () => Promise<T>): Promise<T> => {
    const result = turn.then(next);
    turn = result;
    return result;
  };
  return {
    undrawn,
    drawRemote: (id, session, part) =>
      inTurn(() =>
        useNow(id, part, async (remote, { words: file }, begin) => {
          const words = await loadWords(file);
          begin();
          const drawn = v.safeParse(drawnRemote, await remote.draw(session, { part, words }));
          if (!drawn.success) throw new Refused('its drawing has another shape');
          return drawn.output;
        }),
      ),
    actRemote: (id, session, sent) => {
      const acted = (next: unknown): Acted => ({
        after:
          typeof next === 'function'
            ? () => inTurn(() => useNow(id, 'act', async () => acted(next())))
            : null,
      });
      return inTurn(() =>
        useNow(id, 'act', async (remote, _version, begin) => {
          if (!remote.act) throw new Refused('it takes no form');
          begin();
          return acted(await remote.act(session, sent));
        }),
      );
    },
    // A drawing that the host did not wait for ends before the next page begins.
    end: () => {
      ended = true;
      return turn;
    },
  };
}
