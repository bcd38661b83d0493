import { useRef } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useInView } from './use-in-view.ts';

function Watched({ above }: { above: number }) {
  const target = useRef<HTMLParagraphElement>(null);
  const inView = useInView(target);
  return (
    <>
      <div style={{ blockSize: above }} />
      <p ref={target}>Watched</p>
      <output>{inView ? 'in view' : 'out of view'}</output>
    </>
  );
}

test('follows an element out of view and back', async () => {
  const { rerender } = await render(<Watched above={0} />);
  await expect.element(page.getByText('in view', { exact: true })).toBeInTheDocument();
  await rerender(<Watched above={5_000} />);
  await expect.element(page.getByText('out of view')).toBeInTheDocument();
  await rerender(<Watched above={0} />);
  await expect.element(page.getByText('in view', { exact: true })).toBeInTheDocument();
});

test('believes the newest of several looks that a busy browser tells at once', async () => {
  const Native = window.IntersectionObserver;
  onTestFinished(() => void (window.IntersectionObserver = Native));
  window.IntersectionObserver = class extends Native {
    constructor(tell: IntersectionObserverCallback) {
      const held: IntersectionObserverEntry[] = [];
      super((looks, observer) => {
        held.push(...looks);
        if (held.length > 1) tell(held, observer);
      });
    }
  };
  const { rerender } = await render(<Watched above={0} />);
  // The observer has to report once before the element moves.
  await new Promise((seen) => new Native(seen).observe(page.getByText('Watched').element()));
  await rerender(<Watched above={5_000} />);
  await expect.element(page.getByText('out of view')).toBeInTheDocument();
});
