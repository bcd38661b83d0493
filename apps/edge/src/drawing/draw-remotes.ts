import * as v from 'valibot';
import type { Undrawn } from './draw-job.ts';
import { Refused, reasonOf } from './reason-of.ts';
import type { StepOwner } from './steps.ts';
import type { ThreadTask } from './thread-messages.ts';

/** The default export of a remote’s server file. */
export const remoteModule = v.object({
  default: v.object({ id: v.string(), contract: v.number(), draw: v.function() }),
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

/** Draws a page’s remotes, one after another, each as steps of its own. */
export function createDrawRemotes(
  { remotes, barred }: ThreadTask,
  { enter, isFirst, loadRemote, loadWords, timers }: Parts,
  enterHost: () => void,
): { drawRemote: DrawRemote; undrawn: readonly Undrawn[]; end: () => Promise<unknown> } {
  const undrawn: Undrawn[] = [];
  let slots = 0;
  let ended = false;
  let turn: Promise<DrawnRemote | null> = Promise.resolve(null);
  const drawNow: DrawRemote = async (id, session, part) => {
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
      const words = await loadWords(version.words);
      enter(position, isFirst(`${version.file} ${part}`));
      const drawn = v.safeParse(drawnRemote, await remote.draw(session, { part, words }));
      if (!drawn.success) throw new Refused('its drawing has another shape');
      return drawn.output;
    } catch (error) {
      undrawn.push({ remote: id, reason: reasonOf(error) });
      return null;
    } finally {
      timers.endCollected();
      enterHost();
    }
  };
  return {
    undrawn,
    // A host that asks for two at once still gets one after the other: a step has one owner.
    drawRemote: (id, session, part) => (turn = turn.then(() => drawNow(id, session, part))),
    // A drawing that the host did not wait for ends before the next page begins.
    end: () => {
      ended = true;
      return turn;
    },
  };
}
