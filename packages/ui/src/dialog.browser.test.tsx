import './tokens.css';
import './page.css';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

function Page() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog
        open={open}
        onClose={close}
        title="Head"
        closeLabel="Close"
        footer={<Button onClick={close}>OK</Button>}
      >
        <p>Body</p>
      </Dialog>
    </>
  );
}

const dialog = page.getByRole('dialog', { name: 'Head' });

async function open() {
  await page.getByRole('button', { name: 'Open' }).click();
  await expect.element(dialog).toBeVisible();
}

test('a dialog has head, body and foot, and closes by OK, by its sign, by Escape and by a click beside it (HEADER-024)', async () => {
  await render(<Page />);
  await open();
  await expect.element(dialog.getByText('Body')).toBeVisible();
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await open();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await open();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await open();
  await userEvent.click(document.documentElement, { position: { x: 5, y: 5 } });
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Open' })).toHaveFocus();
});
