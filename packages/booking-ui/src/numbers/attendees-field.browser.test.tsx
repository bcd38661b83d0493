import '@foyer/ui/tokens.css';
import '@foyer/ui/page.css';
import { askDelegates, delegatesProblem, type NumberProblem } from '@foyer/domain';
import { FormatsContext, formatsFor } from '@foyer/i18n';
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AttendeesField } from './attendees-field.tsx';

const field = page.getByRole('textbox', { name: 'Attendees' });

async function show(cap: number | null = null) {
  const taken: number[] = [];
  const site = { delegatesCap: cap, delegatesErrorAbove: null, registrationUrl: null };
  function Shown() {
    const [value, setValue] = useState(12);
    const [typed, setTyped] = useState<NumberProblem | null>(null);
    return (
      <AttendeesField
        label="Attendees"
        value={value}
        cap={cap}
        typed={typed}
        onChange={(text) => {
          setTyped(delegatesProblem(text, site));
          const asked = askDelegates(text, site);
          if (asked.kind !== 'taken') return;
          taken.push(asked.delegates);
          setValue(asked.delegates);
        }}
      />
    );
  }
  await render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <FormatsContext value={formatsFor('en')}>
        <Shown />
      </FormatsContext>
    </I18nProvider>,
  );
  await userEvent.click(field);
  return { taken };
}

/** Each key by itself; the field holds exactly what was typed after each. */
async function typeAnew(text: string): Promise<void> {
  await userEvent.keyboard('{Control>}a{/Control}{Backspace}');
  await expect.element(field).toHaveValue('');
  for (let typed = 1; typed <= text.length; typed += 1) {
    await userEvent.keyboard(text.charAt(typed - 1));
    await expect.element(field).toHaveValue(text.slice(0, typed));
  }
}

test.each(['25', '1', '120', '7'])(
  '"%s" is typed anew key by key and is that number',
  async (text) => {
    const { taken } = await show();
    await typeAnew(text);
    await userEvent.tab();
    await expect.poll(() => taken.at(-1)).toBe(Number(text));
    await expect.element(field).toHaveValue(text);
    await expect.element(field).toBeValid();
  },
);

test('what is selected gives way to what is typed, and a digit can be taken back', async () => {
  const { taken } = await show();
  await userEvent.keyboard('{Control>}a{/Control}');
  await userEvent.keyboard('25');
  await expect.element(field).toHaveValue('25');
  await userEvent.keyboard('{Backspace}');
  await expect.element(field).toHaveValue('2');
  await userEvent.tab();
  await expect.poll(() => taken.at(-1)).toBe(2);
});

test.each(['7.5', '-5', 'abc', '12 people'])(
  '"%s" is refused at the field, stays there after it is left, and the number stays',
  async (text) => {
    const { taken } = await show();
    await typeAnew(text);
    const refused = async () => {
      await expect.element(field).toBeInvalid();
      await expect
        .element(field)
        .toHaveAccessibleDescription('Please enter a whole number, 1 or more.');
      await expect.element(field).toHaveValue(text);
    };
    await refused();
    await userEvent.tab();
    await refused();
    expect(taken.filter((number) => ![1, 12].includes(number))).toEqual([]);
    await field.click();
    await typeAnew('9');
    await expect.element(field).toBeValid();
    expect(taken.at(-1)).toBe(9);
  },
);

test('0 and a number above the cap are refused while they stand, and say what follows (FORM-050, FORM-051)', async () => {
  const { taken } = await show(25);
  await typeAnew('0');
  await expect.element(field).toBeInvalid();
  await expect.element(field).toHaveAccessibleDescription('The smallest number is 1.');
  await userEvent.tab();
  await expect.element(field).toHaveValue('1');
  await expect.element(field).toBeValid();
  await expect.element(field).toHaveAccessibleDescription('The smallest number is 1.');
  await field.click();
  await typeAnew('26');
  await expect.element(field).toBeInvalid();
  await userEvent.tab();
  await expect.element(field).toHaveValue('25');
  await expect.element(field).toHaveAccessibleDescription('The largest number is 25.');
  expect(taken.at(-1)).toBe(25);
});

test.each(['{Tab}', '{Enter}'])('left empty by %s it is 1, and says so (FORM-050)', async (key) => {
  const { taken } = await show();
  await typeAnew('');
  await userEvent.keyboard(key);
  await expect.element(field).toHaveValue('1');
  await expect.element(field).toHaveAccessibleDescription('The smallest number is 1.');
  expect(taken).toEqual([1]);
});
