/**
 * Gives the frame the height of its message. The frame runs no scripts, so the surrounding page
 * measures.
 */
export function fitMessage(frame: HTMLIFrameElement): void {
  const fit = (): void => {
    const content = frame.contentDocument?.documentElement;
    if (content === undefined) return;
    frame.style.blockSize = '0px';
    frame.style.blockSize = `${content.scrollHeight + 2}px`;
  };
  frame.addEventListener('load', fit);
  window.addEventListener('resize', fit);
  if (frame.contentDocument?.readyState === 'complete') fit();
}

const frame = document.querySelector<HTMLIFrameElement>('iframe.mail');
if (frame !== null) fitMessage(frame);
