import '@foyer/ui/tokens.css';
import '@foyer/ui/page.css';
import { type PhoneEntry, phoneValue, storedPhone } from '@foyer/domain';
import { FormatsContext, formatsFor } from '@foyer/i18n';
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { useState } from 'react';
import { describe, expect, it, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { entryProblem } from './details-problems.ts';
import { createNumbering } from './numbering.ts';
import { PhoneField } from './phone-field.tsx';

const numbering = createNumbering();
const country = page.getByRole('combobox', { name: 'Country' });
const search = page.getByRole('combobox', { name: 'Search for a country' });
const number = page.getByRole('textbox', { name: 'Phone' });
const options = page.getByRole('option');
const names = () => options.elements().map((option) => option.firstElementChild?.textContent);

type Given = { entry?: PhoneEntry; disabled?: boolean };

async function show({ entry = { country: 'fi', typed: '' }, disabled = false }: Given = {}) {
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
  const entered: PhoneEntry[] = [];
  function Shown() {
    const [value, setValue] = useState(entry);
    return (
      <>
        <PhoneField
          entry={value}
          numbering={numbering}
          numberingFailed={false}
          disabled={disabled}
          error={undefined}
          onChange={(next) => {
            entered.push(next);
            setValue(next);
          }}
        />
        <button type="button">After</button>
        <p style={{ marginBlockStart: '30rem' }}>Elsewhere</p>
      </>
    );
  }
  await render(
    <I18nProvider i18n={i18n}>
      <FormatsContext value={formatsFor('en')}>
        <Shown />
      </FormatsContext>
    </I18nProvider>,
  );
  return { last: () => entered.at(-1) };
}

describe('the list of countries', () => {
  it(
    'opens by a click, ten countries first, and the box of the number is its search (PHONE-001, ' +
      'PHONE-003, PHONE-008, PHONE-015, PHONE-016, B-054)',
    async () => {
      await show({ entry: { country: 'fi', typed: '40 123' } });
      await country.click();
      await expect.element(search).toHaveFocus();
      await expect.element(number).not.toBeInTheDocument();
      expect(names().length).toBeGreaterThan(235);
      expect(names().slice(0, 11)).toEqual([
        'Finland',
        'United Kingdom',
        'Denmark',
        'France',
        'Italy',
        'Latvia',
        'Russia',
        'Spain',
        'Sweden',
        'China',
        'Afghanistan',
      ]);
      await expect.element(options.first()).toHaveAttribute('aria-selected', 'true');
      await country.click();
      await expect.element(search).toHaveFocus();
      await userEvent.keyboard('{Escape}');
      await expect.element(number).toHaveValue('40 123');
      expect(options.elements()).toHaveLength(0);
    },
  );

  it('opens on focus only where no country is chosen (PHONE-001)', async () => {
    await show();
    await userEvent.keyboard('{Tab}');
    await expect.element(country).toHaveFocus();
    await expect.element(country).toHaveAttribute('aria-expanded', 'false');
  });

  it('opens on focus without a country; Escape leads back to it and leaves it closed (PHONE-001, PHONE-011)', async () => {
    await show({ entry: { country: '', typed: '' } });
    await expect.element(number).toHaveAttribute('placeholder', 'Pick the country code first');
    await userEvent.keyboard('{Tab}');
    await expect.element(search).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(country).toHaveFocus();
    await expect.element(country).toHaveAttribute('aria-expanded', 'false');
    await country.click();
    await expect.element(search).toHaveFocus();
  });

  it('is searched key by key, by any part of a name in any case, and arrows and Enter choose (PHONE-003, PHONE-012, C-164)', async () => {
    const { last } = await show({ entry: { country: 'fi', typed: '40 123' } });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(search).toHaveFocus();
    await userEvent.keyboard('LAND');
    await expect.poll(names).toContain('Switzerland');
    expect(names()).toEqual(expect.arrayContaining(['Finland', 'Iceland', 'Poland']));
    expect(names().every((name) => /land/i.test(name ?? ''))).toBe(true);
    await userEvent.keyboard('{Backspace>4/}pola');
    await expect.poll(names).toEqual(['Poland']);
    await userEvent.keyboard('{Backspace>4/}land{ArrowDown}');
    const active = search.element().getAttribute('aria-activedescendant') ?? '';
    expect(document.getElementById(active)).toBe(options.elements()[1]);
    const second = names()[1];
    await userEvent.keyboard('{Enter}');
    await expect.element(number).toHaveFocus();
    await expect.element(number).toHaveValue('40 123');
    await expect.element(country).toMatchTextContent(second ?? '');
    expect(last()?.typed).toBe('40 123');
  });

  it('says that there is no such country (PHONE-012)', async () => {
    await show();
    await country.click();
    await userEvent.keyboard('qq');
    await expect.element(page.getByRole('status')).toHaveTextContent('No country of that name.');
    await userEvent.keyboard('{Enter}');
    await expect.element(search).toHaveFocus();
  });

  it('closes on choosing, and the number is typed on (PHONE-002, PHONE-008)', async () => {
    const { last } = await show();
    await country.click();
    await page.getByRole('option', { name: 'Sweden +46' }).click();
    expect(last()).toEqual({ country: 'se', typed: '' });
    await expect.element(number).toHaveFocus();
    await expect.element(country).toMatchTextContent('SESweden +46');
    await userEvent.keyboard('70 123');
    expect(last()).toEqual({ country: 'se', typed: '70 123' });
  });

  it('closes when the mouse leaves it, and not for a finger (PHONE-002)', async () => {
    await show();
    await country.click();
    await userEvent.hover(options.nth(3));
    await expect.element(search).toBeVisible();
    await userEvent.hover(page.getByText('Elsewhere'));
    await expect.element(search).not.toBeInTheDocument();
    await expect.element(country).toHaveFocus();
  });

  it('closes when the focus goes on', async () => {
    await show();
    await country.click();
    await userEvent.tab();
    await expect.element(search).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'After' })).toHaveFocus();
  });
});

test('letters typed at the closed country add up for 700 ms (PHONE-013, A-176, CONST-019)', async () => {
  const { last } = await show();
  await userEvent.tab();
  const press = (key: string, at: number) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    vi.spyOn(event, 'timeStamp', 'get').mockReturnValue(at);
    country.element().dispatchEvent(event);
  };
  press('s', 1000);
  await expect.poll(() => last()?.country).toBe('es');
  press('w', 1699);
  await expect.poll(() => last()?.country).toBe('se');
  press('p', 2399);
  await expect.poll(() => last()?.country).toBe('pk');
  await userEvent.keyboard('{Control>}a{/Control}');
  expect(last()?.country).toBe('pk');
});

describe('the number', () => {
  it('typed key by key with a plus picks its country (PHONE-004, PHONE-018, PHONE-019, B-056)', async () => {
    const { last } = await show();
    await number.click();
    await userEvent.keyboard('+4670 123');
    expect(last()).toEqual({ country: 'se', typed: '70 123' });
    await number.fill('');
    await userEvent.keyboard('+1');
    expect(last()).toEqual({ country: 'us', typed: '' });
    await number.fill('+1 604 555 0123');
    expect(last()).toEqual({ country: 'ca', typed: '604 555 0123' });
  });

  it('shows an example of its country (PHONE-011, PHONE-014, PHONE-018)', async () => {
    await show();
    await expect.element(country).toMatchTextContent('+358');
    await expect.element(number).toHaveAttribute('placeholder', '41 2345678');
  });

  it.each([
    ['0401234567', 'fi', '401234567'],
    ['06 1234 5678', 'it', '06 1234 5678'],
    ['007911', 'gb', '07911'],
  ])('%s of %s is %s once it is left (PHONE-009, D-5, B-057)', async (typed, of, left) => {
    await show({ entry: { country: of, typed: '' } });
    await number.click();
    await userEvent.keyboard(typed);
    await userEvent.tab();
    await expect.element(number).toHaveValue(left);
  });

  it('with 00 in front and hyphens in it finds its country once it is left (PHONE-007, D-23)', async () => {
    const { last } = await show();
    await number.click();
    await userEvent.keyboard('0046-70-123 45 67');
    await userEvent.tab();
    expect(last()?.country).toBe('se');
  });

  it('takes 25 characters and no more (PHONE-006, C-163, CONST-019)', async () => {
    await show();
    await number.click();
    await userEvent.keyboard('1'.repeat(26));
    await expect.element(number).toHaveValue('1'.repeat(25));
  });

  it('is closed with its list while the form is disabled (PHONE-008, FORM-071)', async () => {
    await show({ disabled: true });
    await expect.element(number).toBeDisabled();
    await expect.element(country).toBeDisabled();
  });
});

test.each([
  ['ger', 'Germany'],
  ['deu', 'Germany'],
  ['Deutschland', 'Germany'],
  ['+49', 'Germany'],
  ['49', 'Germany'],
  ['0049', 'Germany'],
  ['+1', 'United States'],
  ['suomi', 'Finland'],
])(
  '"%s", typed into the search and chosen by Enter, is %s (PHONE-012, D-23)',
  async (text, name) => {
    await show({ entry: { country: 'se', typed: '' } });
    await country.click();
    await expect.element(search).toHaveFocus();
    await userEvent.keyboard(text);
    await expect.element(search).toHaveValue(text);
    expect(names()[0]).toBe(name);
    await userEvent.keyboard('{Enter}');
    await expect.element(country).toMatchTextContent(name);
  },
);

test.each([
  ['040-123 4567', 'fi', '+358401234567'],
  ['(040) 123 4567', 'fi', '+358401234567'],
  ['040.123.4567', 'fi', '+358401234567'],
  ['+358 40 123 4567', 'de', '+358401234567'],
  ['+358 (0)40 123 4567', 'de', '+358401234567'],
  ['00358401234567', 'de', '+358401234567'],
  ['0358 9 1234', 'de', '+4935891234'],
])('"%s", typed key by key with %s chosen, is %s and right (D-23)', async (typed, of, stored) => {
  const { last } = await show({ entry: { country: of, typed: '' } });
  await number.click();
  await userEvent.keyboard(typed);
  await userEvent.tab();
  const entry = last() ?? { country: '', typed: '' };
  expect(storedPhone(phoneValue(entry, numbering))).toBe(stored);
  expect(entryProblem(entry, numbering)).toBeNull();
});

test.each([
  ['040 12', 'fi', 'short'],
  ['040 123 4567 8901', 'fi', 'long'],
  ['+44 20 79', 'fi', 'short'],
  ['212 555 01001', 'us', 'long'],
  ['040 CALL', 'fi', 'invalid'],
] as const)('"%s" with %s chosen is %s (D-23)', async (typed, of, problem) => {
  const { last } = await show({ entry: { country: of, typed: '' } });
  await number.click();
  await userEvent.keyboard(typed);
  await userEvent.tab();
  expect(entryProblem(last() ?? { country: '', typed: '' }, numbering)).toBe(problem);
});
