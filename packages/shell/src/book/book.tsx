import { type ReactNode, useEffect, useState } from 'react';
import type { HostContext } from '../boot/host-context.ts';
import { CheckoutWaiting } from './checkout-waiting.tsx';
import { openBook } from './open-book.tsx';

/** The checkout behind `/book`, where the browser opens it. */
export function Book({ context }: { context: HostContext }) {
  const [tree, setTree] = useState<ReactNode>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let stop = () => {};
    let left = false;
    setTree(null);
    void openBook(context, () => setAttempt((count) => count + 1)).then((opened) => {
      const endTelling = context.tellOf?.(opened.session);
      stop = () => {
        endTelling?.();
        opened.session.stop?.();
      };
      if (left) stop();
      else setTree(opened.tree);
    });
    return () => {
      left = true;
      stop();
    };
  }, [context, attempt]);
  return tree ?? <CheckoutWaiting />;
}
