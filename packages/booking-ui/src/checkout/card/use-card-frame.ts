import { type RefObject, useEffect, useRef, useState } from 'react';
import {
  type CardFrameAddress,
  type CardMessage,
  firstFrameHeight,
  readCardMessage,
} from './card-message.ts';

/** How an attempt to get the card ended. `silent`: the frame did not answer. */
export type CardCapture =
  { kind: 'token'; cardToken: string } | { kind: 'incomplete' | 'refused' | 'silent' };

export type CardFrame = {
  ref: RefObject<HTMLIFrameElement | null>;
  state: 'loading' | 'ready' | 'failed';
  /** Counts the frames: a new one is a new element. */
  attempt: number;
  /**
   * In pixels; the last frame's height applies until the next one reports its own, so that the box
   * keeps its size.
   */
  height: number;
  restart: () => void;
  /**
   * Asks the frame to check and store the card; one attempt at a time. `onSubmitting` is told when
   * the complete card is being submitted (REGUS-031), and `false` while the bank asks the visitor.
   */
  capture: (onSubmitting: (now: boolean) => void) => Promise<CardCapture>;
};

/** How long the frame may take, in milliseconds. */
const patience = { ready: 10_000, valid: 10_000, token: 60_000 };

/**
 * Communicates with the vault's frame. `shown` is false while another payment method is selected:
 * then there is no frame.
 */
export function useCardFrame(
  { url, vaultOrigin, ownOrigin }: CardFrameAddress,
  shown: boolean,
): CardFrame {
  const ref = useRef<HTMLIFrameElement>(null);
  const hears = useRef<((message: CardMessage | Ending) => void) | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<CardFrame['state']>('loading');
  const [height, setHeight] = useState(firstFrameHeight);

  useEffect(() => {
    if (!shown) return;
    const giveUp = setTimeout(
      () => setState((now) => (now === 'loading' ? 'failed' : now)),
      patience.ready,
    );
    const listen = (event: MessageEvent<unknown>) => {
      const message = readCardMessage(event, ref.current?.contentWindow, {
        url,
        vaultOrigin,
        ownOrigin,
      });
      if (!message) return;
      if (message.kind === 'ready') setState('ready');
      if (message.kind === 'height') setHeight(message.height);
      hears.current?.(message);
    };
    window.addEventListener('message', listen);
    return () => {
      clearTimeout(giveUp);
      window.removeEventListener('message', listen);
      // oxlint-disable-next-line react-hooks/exhaustive-deps -- who listens by then, not who listened at the start
      hears.current?.({ kind: 'closed' });
      setState('loading');
    };
  }, [url, vaultOrigin, ownOrigin, shown, attempt]);

  const say = (type: 'validate' | 'submit') =>
    ref.current?.contentWindow?.postMessage({ type }, vaultOrigin);

  const capture: CardFrame['capture'] = async (onSubmitting) => {
    if (state !== 'ready') return { kind: 'silent' };
    say('validate');
    const checked = await nextOf(hears, ['valid'], patience.valid);
    if (checked.kind === 'valid') {
      if (!checked.valid) return { kind: 'incomplete' };
      say('submit');
      onSubmitting(true);
    }
    const kept =
      checked.kind === 'valid'
        ? await nextOf(hears, ['token', 'refused', 'valid'], patience.token, onSubmitting)
        : checked;
    onSubmitting(false);
    if (kept.kind === 'token' || kept.kind === 'refused') return kept;
    if (kept.kind === 'valid') return { kind: 'incomplete' };
    if (kept.kind === 'silence') setState('failed');
    return { kind: 'silent' };
  };

  const restart = (): void => {
    // Set together with the new frame: until an effect has run, the old frame's `ready` would count
    // for it.
    setState('loading');
    setAttempt((count) => count + 1);
  };

  return { ref, state, attempt, height, restart, capture };
}

type Ending = { kind: 'silence' | 'closed' };
type Hearing = RefObject<((message: CardMessage | Ending) => void) | null>;

/**
 * The next message of one of these kinds, or how the wait ended. The bank's question pauses the
 * timeout.
 */
function nextOf(
  hearing: Hearing,
  kinds: readonly CardMessage['kind'][],
  patienceMs: number,
  onSubmitting: (now: boolean) => void = () => undefined,
): Promise<CardMessage | Ending> {
  return new Promise((resolve) => {
    const end = (message: CardMessage | Ending) => {
      clearTimeout(timer);
      hearing.current = null;
      resolve(message);
    };
    const wait = () => setTimeout(end, patienceMs, { kind: 'silence' });
    let timer = wait();
    hearing.current = (message) => {
      if (message.kind === 'confirmation') {
        clearTimeout(timer);
        onSubmitting(!message.open);
        if (!message.open) timer = wait();
      } else if (message.kind === 'closed' || kinds.some((kind) => kind === message.kind))
        end(message);
    };
  });
}
