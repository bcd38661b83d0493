import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { keepFocus } from './keep-focus.ts';

function Failing() {
  const [state, setState] = useState<'failed' | 'ready' | 'hidden'>('failed');
  return (
    <main tabIndex={-1}>
      <section aria-label="Rooms">
        <div>
          {state === 'failed' ? (
            <button onClick={() => setState('ready')}>Try again</button>
          ) : (
            <p>Harbour Room</p>
          )}
        </div>
      </section>
      <section aria-label="Form" hidden={state === 'hidden'}>
        <button onClick={() => setState('hidden')}>Continue</button>
      </section>
      <button onClick={() => undefined}>Stays</button>
    </main>
  );
}

async function show() {
  const { container } = await render(<Failing />);
  keepFocus(container);
}

test('what was pressed and went away leaves the focus with the part it stood in', async () => {
  await show();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Harbour Room')).toBeVisible();
  const rooms = page.getByRole('region', { name: 'Rooms' });
  await expect.element(rooms).toHaveFocus();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Continue' })).toHaveFocus();
  // Not focusable afterwards.
  await expect.element(rooms).not.toHaveAttribute('tabindex');
});

test('where the part is hidden too, the page’s content has it', async () => {
  await show();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect.element(page.getByRole('main')).toHaveFocus();
});

test('what stays keeps the focus, and a click beside everything is nobody’s loss', async () => {
  await show();
  await page.getByRole('button', { name: 'Stays' }).click();
  await expect.element(page.getByRole('button', { name: 'Stays' })).toHaveFocus();
  (document.activeElement as HTMLElement).blur();
  document.querySelector('section div')?.append('later');
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(document.activeElement).toBe(document.body);
});
