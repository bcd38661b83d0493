/** A thread of the draw pool: draws one page at a time with the code of its host and remotes. */
import { getHeapStatistics } from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';
import * as v from 'valibot';
import { createDrawRemotes, remoteModule } from './draw-remotes.ts';
import { forwardOutput } from './forward-output.ts';
import { createVersionLoader, createWordsLoader } from './load-version.ts';
import { memoryUsed } from './memory-used.ts';
import { ownTimers } from './own-timers.ts';
import { Refused, reasonOf } from './reason-of.ts';
import { createStepWriter } from './steps.ts';
import {
  type FromThread,
  hostDrawing,
  type ThreadAnswer,
  type ThreadTask,
  threadStart,
  threadTask,
} from './thread-messages.ts';

const hostModule = v.object({ draw: v.record(v.string(), v.function()) });
/** How many uses of a file are its first, by code that is not compiled yet. */
const firstUses = 3;

const tell = (message: FromThread): void => parentPort?.postMessage(message);
forwardOutput(tell);

const { siteFolder, stepMemory } = v.parse(threadStart, workerData);
const enter = createStepWriter(stepMemory);
const loadHost = createVersionLoader(siteFolder, hostModule);
const loadRemoteModule = createVersionLoader(siteFolder, remoteModule);
const loadWords = createWordsLoader(siteFolder);
const timers = ownTimers();
const uses = new Map<string, number>();
const isFirst = (use: string): boolean => {
  const before = uses.get(use) ?? 0;
  uses.set(use, before + 1);
  return before < firstUses;
};

async function drawPage(task: ThreadTask): Promise<ThreadAnswer> {
  const { host, page, known } = task;
  enter('host', true);
  let ofHost = true;
  const enterHost = () => enter('host', ofHost);
  const { drawRemote, actRemote, undrawn, end } = createDrawRemotes(
    task,
    {
      enter,
      isFirst,
      loadRemote: async (file, integrity) => (await loadRemoteModule(file, integrity)).default,
      loadWords,
      timers,
    },
    enterHost,
  );
  let drawing: ThreadAnswer['drawing'] = null;
  let failed: string | null = null;
  try {
    const { draw } = await loadHost(host.file, host.integrity);
    ofHost = isFirst(`${host.file} ${page}`);
    enterHost();
    const drawn = v.safeParse(
      hostDrawing,
      Object.hasOwn(draw, page) ? await draw[page]?.(known, drawRemote, actRemote) : null,
    );
    if (!drawn.success) throw new Refused('its drawing has another shape');
    drawing = drawn.output;
  } catch (error) {
    failed = reasonOf(error);
  }
  await end();
  enter('nobody', false);
  const memory = memoryUsed(getHeapStatistics());
  return { kind: 'answer', drawing, undrawn: [...undrawn], failed, memory };
}

// A promise or timer that drawn code forgot must not end the thread under somebody else.
process.on('uncaughtException', (error) => console.error('uncaught:', reasonOf(error)));
process.on('unhandledRejection', (error) => console.error('unhandled:', reasonOf(error)));

parentPort?.on('message', (message) => void drawPage(v.parse(threadTask, message)).then(tell));
tell({ kind: 'ready' });
