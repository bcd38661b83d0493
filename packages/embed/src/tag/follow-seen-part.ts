/** A dialog in less than this (px) could not be used. */
const least = 400;

/**
 * A frame as high as its content has a middle that nobody sees: dialogs within it stand where the
 * visitor looks. What is seen is asked for at every press, since scrolling around a frame that is
 * higher than the screen changes nothing that an observer would tell. Returns what ends it.
 */
export function followSeenPart(tag: HTMLElement): () => void {
  const observer = new IntersectionObserver(([entry]) => {
    observer.disconnect();
    if (!entry?.isIntersecting) return;
    const whole = window.innerHeight;
    const { top, height } = entry.intersectionRect;
    const size = Math.min(Math.max(height, least), whole);
    const start = Math.min(Math.max(top, 0), whole - size);
    tag.style.setProperty('--seen-start', `${start}px`);
    tag.style.setProperty('--seen-end', `${whole - start - size}px`);
    tag.style.setProperty('--seen-size', `${size}px`);
  });
  const look = () => observer.observe(tag);
  const presses = ['pointerdown', 'keydown', 'focusin'];
  for (const type of presses) tag.addEventListener(type, look, true);
  look();
  return () => {
    observer.disconnect();
    for (const type of presses) tag.removeEventListener(type, look, true);
  };
}
