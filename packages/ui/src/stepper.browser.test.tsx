import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Stepper } from './stepper.tsx';

const field = page.getByRole('textbox', { name: 'People' });

/** A focused field, and what it tells. */
async function focused(): Promise<readonly string[]> {
  const told: string[] = [];
  await render(
    <Stepper
      label="People"
      value={10}
      onChange={(text) => told.push(text)}
      decreaseLabel="Fewer"
      increaseLabel="More"
    />,
  );
  await field.click();
  return told;
}

/** What is typed into a drawn field while React takes it over changes it without an event. */
function typeUnseen(text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
    field.element(),
    text,
  );
}

test.each([
  ['sent with Enter', '{Enter}'],
  ['left', '{Tab}'],
])(
  'a number that was typed while its field was taken over counts once it is %s',
  async (_, key) => {
    const told = await focused();
    typeUnseen('25');
    await userEvent.keyboard(key);
    expect(told).toEqual(['25']);
  },
);

test('a field that nobody has typed in tells nothing', async () => {
  const told = await focused();
  await userEvent.keyboard('{Enter}{Tab}');
  expect(told).toEqual([]);
});
