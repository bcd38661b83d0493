/** Runs in the page from the start of the document: the next page reads when its link was pressed. */
export function keepTimeOfPress(): void {
  window.addEventListener(
    'pointerdown',
    ({ timeStamp }) =>
      localStorage.setItem('bench-press', String(performance.timeOrigin + timeStamp)),
    true,
  );
}
