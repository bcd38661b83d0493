import { useState } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { useNumbering } from './use-numbering.ts';

function Form() {
  const { numbering, waits, waiting } = useNumbering(() => undefined, false);
  const [sent, setSent] = useState<readonly string[]>([]);
  return (
    <form
      onSubmit={(event) => {
        if (waits(event)) return;
        event.preventDefault();
        setSent([...sent, numbering ? 'with numbering' : 'too early']);
      }}
    >
      <button type="submit" aria-busy={waiting}>
        Send
      </button>
      <output>{sent.join(', ')}</output>
    </form>
  );
}

test('a form that is sent before numbers can be told from wrong ones is sent once they can', async () => {
  const { container } = await render(<Form />);
  const button = container.querySelector('button');
  // In the same task as the first drawing, when nothing can have been loaded.
  button?.click();
  await expect.poll(() => button?.ariaBusy).toBe('true');
  await expect.poll(() => container.querySelector('output')?.textContent).toBe('with numbering');
  expect(button?.ariaBusy).toBe('false');
  button?.click();
  await expect
    .poll(() => container.querySelector('output')?.textContent)
    .toBe('with numbering, with numbering');
});
