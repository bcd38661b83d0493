/** Events that React repeats when it has taken over the part that they happened in. */
const repeated = ['focusin', 'dragenter', 'mouseover', 'pointerover', 'gotpointercapture'];

/**
 * The browser forgets the target of an event that did not leave its shadow root, and React then
 * fails to repeat it. Within `root` such a target is kept; everybody else sees what the browser
 * shows them. Returns what ends that.
 */
export function keepTargets(root: HTMLElement): () => void {
  const keep = (event: Event) => {
    const { target } = event;
    Object.defineProperty(event, 'target', {
      configurable: true,
      get: (): EventTarget | null => shownTarget(event) ?? target,
    });
  };
  for (const type of repeated) root.addEventListener(type, keep, true);
  return () => {
    for (const type of repeated) root.removeEventListener(type, keep, true);
  };
}

/** As the browser's own property says at this moment. */
const shownTarget = (event: Event): EventTarget | null =>
  Reflect.get(Event.prototype, 'target', event);
