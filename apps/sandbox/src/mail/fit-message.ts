/**
 * Gives the message's frame the height of the message. The frame runs no script, so the page around
 * it measures.
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
