/** Who is at work in a thread: the host, or the remote at this position of the task. */
export type StepOwner = 'nobody' | 'host' | number;

/** `word` differs from that of any step nearby; `first` steps load or compile. */
export type Step = { word: number; owner: StepOwner; first: boolean };

const ownerBits = 12;

/**
 * The step that a thread is at, in one word of shared memory, which the watchdog reads while the
 * thread is busy. One word, because two could be read from two steps.
 */
export const createStepMemory = (): SharedArrayBuffer =>
  new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);

/** The thread’s side: each call begins a new step. */
export function createStepWriter(
  memory: SharedArrayBuffer,
): (owner: StepOwner, first: boolean) => void {
  const words = new Int32Array(memory);
  let number = 0;
  return (owner, first) => {
    number += 1;
    const code = owner === 'nobody' ? 0 : owner === 'host' ? 1 : owner + 2;
    Atomics.store(words, 0, (((number << ownerBits) | code) << 1) | (first ? 1 : 0));
  };
}

/** The watchdog’s side. */
export function createStepReader(memory: SharedArrayBuffer): () => Step {
  const words = new Int32Array(memory);
  return () => {
    const word = Atomics.load(words, 0);
    const code = (word >>> 1) & ((1 << ownerBits) - 1);
    return {
      word,
      owner: code === 0 ? 'nobody' : code === 1 ? 'host' : code - 2,
      first: (word & 1) === 1,
    };
  };
}
