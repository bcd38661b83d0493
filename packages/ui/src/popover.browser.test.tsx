import './tokens.css';
import './page.css';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from './button.tsx';
import { Popover, usePopover } from './popover.tsx';

function Page({ top }: { top: string }) {
  const { trigger, popover } = usePopover();
  return (
    <>
      <Button {...trigger} style={{ position: 'absolute', top, left: '100px' }}>
        Open
      </Button>
      <Popover {...popover} role="dialog" aria-label="Words">
        <p style={{ height: '200px' }}>Inside</p>
      </Popover>
    </>
  );
}

const boxOf = (element: ReturnType<typeof page.getByRole>) =>
  element.element().getBoundingClientRect();
const button = page.getByRole('button', { name: 'Open' });
const popover = page.getByRole('dialog', { name: 'Words' });

function fakeAnchors(isSupported: boolean) {
  const supports = CSS.supports.bind(CSS);
  vi.spyOn(CSS, 'supports').mockImplementation((property: string, value?: string) =>
    property === 'position-area' ? isSupported : supports(property, value ?? ''),
  );
}

afterEach(() => vi.restoreAllMocks());

// The first of this file: a module that was loaded once stays.
test('where the browser has anchors, nothing is loaded to place it', async () => {
  fakeAnchors(true);
  await render(<Page top="50px" />);
  await button.click();
  await expect.element(popover).toBeVisible();
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  expect(loaded.filter((name) => name.includes('place-popover'))).toEqual([]);
});

test('a popover stands below its button where the browser has no anchors', async () => {
  fakeAnchors(false);
  await render(<Page top="50px" />);
  await button.click();
  await expect.poll(() => boxOf(popover).top - boxOf(button).bottom).toBeCloseTo(4, 0);
  expect(boxOf(popover).left).toBeCloseTo(boxOf(button).left, 0);
  await userEvent.keyboard('{Escape}');
  await expect.element(popover).not.toBeInTheDocument();
});

test('near the end of the page it stands above its button', async () => {
  fakeAnchors(false);
  await render(<Page top="calc(100vh - 60px)" />);
  await button.click();
  await expect.poll(() => boxOf(button).top - boxOf(popover).bottom).toBeCloseTo(4, 0);
});
