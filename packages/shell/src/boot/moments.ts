export const after = (ms: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, ms));

/** After the next frame is shown; soon, where a hidden page shows none. */
const nextPaint = (): Promise<void> =>
  Promise.race([
    new Promise<void>((resolve) =>
      requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))),
    ),
    after(400),
  ]);

/**
 * When the visitor's clicks have been answered and nothing waits; at the latest after 300 ms, and
 * in browsers that cannot tell (Safari) soon.
 */
const idle = (): Promise<void> =>
  'requestIdleCallback' in window
    ? new Promise((resolve) => window.requestIdleCallback(() => resolve(), { timeout: 300 }))
    : after(30);

/** When what was drawn last is seen, and the clicks that came meanwhile are answered. */
export const atRest = (): Promise<void> => nextPaint().then(idle);
