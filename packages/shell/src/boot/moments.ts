export const after = (ms: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, ms));

/** After everything that is waiting for a promise; unlike a timer it is not held back. */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

/** After the next frame; after a short time where a hidden page has none. */
const nextPaint = (): Promise<void> =>
  Promise.race([
    new Promise<void>((resolve) =>
      requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))),
    ),
    after(400),
  ]);

/**
 * When clicks have been handled and the page is idle; after 300 ms at the latest, and soon in
 * browsers without idle callbacks (Safari).
 */
const idle = (): Promise<void> =>
  'requestIdleCallback' in window
    ? new Promise((resolve) => window.requestIdleCallback(() => resolve(), { timeout: 300 }))
    : after(30);

/** After the last rendering was painted and the clicks meanwhile were handled. */
export const atRest = (): Promise<void> => nextPaint().then(idle);

/** How long (ms) a page that was made ahead may wait for its visitor. */
const keeps = 300_000;

/**
 * When the visitor has come to the page: a browser may make it while the pointer rests on its link
 * (`nextPageRules` of the front door), hidden until the click. One that has waited long is loaded
 * again, since its offers are old.
 */
export async function visited(): Promise<void> {
  if (!Reflect.get(document, 'prerendering')) return;
  await next('prerenderingchange');
  if (performance.now() > keeps) {
    location.reload();
    // This page does nothing more.
    await new Promise(() => {});
  }
  // A session that has begun would take it for a return from another tab.
  if (document.visibilityState === 'hidden') await next('visibilitychange');
}

const next = (event: string): Promise<unknown> =>
  new Promise((resolve) => document.addEventListener(event, resolve, { once: true }));
