export type Watched = {
  /** Milliseconds from the start of the navigation; `null` until then. */
  formSeen: number | null;
  longTasks: { start: number; end: number }[];
};

/** What a page's form is recognised by. */
export type FormSign = 'attendees' | 'firstTextField';

declare global {
  interface Window {
    benchWatched: Watched;
  }
}

/**
 * Runs in the page from the start of the document: records the end of the first frame that shows
 * the form's own controls, or the line that opens them, and every long task.
 */
export function watchForm(sign: FormSign): void {
  if (window !== window.top) return;
  const watched: Watched = { formSeen: null, longTasks: [] };
  window.benchWatched = watched;
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      watched.longTasks.push({ start: startTime, end: startTime + duration });
  }).observe({ type: 'longtask', buffered: true });
  const onFrame = () => {
    const controls = window.benchControls;
    if (controls[sign]() ?? (sign === 'attendees' ? controls.foldedLine() : null))
      // A timer that is set before a frame is painted runs after it.
      setTimeout(() => (watched.formSeen = performance.now()));
    else requestAnimationFrame(onFrame);
  };
  requestAnimationFrame(onFrame);
}
