/** How long (ms) a frame is waited for: one that does not come may also never say so. */
const patience = 2000;

/** Loads an address into a frame that nobody sees, and removes it. */
export function loadedFrame(address: string): Promise<void> {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.title = 'Foyer doctor';
  const done = new Promise<void>((resolve) => {
    frame.onload = frame.onerror = () => resolve();
    setTimeout(resolve, patience);
  });
  frame.src = address;
  document.body.append(frame);
  return done.then(() => frame.remove());
}
