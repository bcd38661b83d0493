import { sites } from '@foyer/sites';
import { type StudioRow, studioRow } from '@foyer/sites/studio';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Studio } from './studio.tsx';
import { Wall } from './wall.tsx';
import type { StudioLanguage } from './words/words-in.ts';
import css from './wall.module.css';

/**
 * A brand's values at the side, components that wear it, its contrast, and the row to take along.
 * "Whole pages" shows it on the pages of its host, and `/lab/brand` of a running stack on real ones.
 */
const meta: Meta = { title: 'Brand/Studio' };
export default meta;
type Story = StoryObj;

const languageOf = (globals: Readonly<Record<string, unknown>>): StudioLanguage =>
  globals['language'] === 'de' ? 'de' : 'en';
const rows = sites.flatMap(({ id }) => studioRow(id) ?? []);

function OnWall({ first, language }: { first: StudioRow; language: StudioLanguage }) {
  const [row, setRow] = useState(first);
  return (
    <Studio
      language={language}
      row={row}
      onChange={setRow}
      preview={(scheme) => <Wall row={row} language={language} scheme={scheme} />}
    />
  );
}

const studio = (siteId: string): Story => ({
  render: (_args, { globals }) => {
    const first = studioRow(siteId);
    return first ? <OnWall first={first} language={languageOf(globals)} /> : <></>;
  },
});

export const ABrand: Story = studio('marketplace');

/** A yellow accent cannot be read; mending darkens it, and the rest of the brand stays. */
export const Mending: Story = {
  ...studio('marketplace'),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const accent = page.getByRole('textbox', { name: 'Accent, as text' });
    await userEvent.clear(accent);
    await userEvent.type(accent, '#f5c400');
    const failing = await page.findByRole('table', { name: '11 pairs fail.' });
    const [, worst] = within(failing).getAllByRole('row');
    await expect(worst).toHaveTextContent('Link on a sunken ground, light');
    const search = page.getByRole('button', { name: 'Search' });
    await waitFor(() => expect(search).toHaveStyle({ backgroundColor: 'rgb(245, 196, 0)' }));
    await userEvent.click(
      within(failing).getByRole('button', { name: 'Mend: Words of a button on the accent, light' }),
    );
    await page.findByText('All 128 pairs can be read.');
    await expect(accent).toHaveValue('#886c00');
    await waitFor(() => expect(search).toHaveStyle({ backgroundColor: 'rgb(136, 108, 0)' }));
    await expect(page.getByRole('textbox', { name: 'On the accent, as text' })).toHaveValue(
      '#ffffff',
    );
  },
};

/** What is no colour stays in its field, and changes nothing. */
export const NotAColour: Story = {
  ...studio('marketplace'),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const accent = page.getByRole('textbox', { name: 'Accent, as text' });
    await userEvent.clear(accent);
    await userEvent.type(accent, 'red;}body{{');
    await expect(accent).toHaveAccessibleDescription(/#rrggbb/);
    await expect(page.getByLabelText('Accent', { selector: '[type=color]' })).toHaveValue(
      '#0a5f7a',
    );
  },
};

/** A row that somebody has pasted is what is shown next. */
export const APastedRow: Story = {
  ...studio('marketplace'),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const paste = page.getByRole('textbox', { name: 'Open a row' });
    await userEvent.click(paste);
    await userEvent.paste('{"name":"No row"}');
    await expect(paste).toHaveAccessibleDescription('This is not the row of a site.');
    await userEvent.clear(paste);
    await userEvent.paste(
      JSON.stringify({ ...studioRow('travel-corporate'), name: 'Our terminal' }),
    );
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Our terminal');
    await expect(paste).toHaveValue('');
    await userEvent.click(page.getByRole('button', { name: 'Reset' }));
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Waypoint');
  },
};

/** The first words of every site beside each other: no two should be taken for one. */
export const AllBrands: Story = {
  render: (_args, { globals }) => (
    <div className={css.brands}>
      {rows.map((row) => (
        <Wall key={row.id} row={row} language={languageOf(globals)} isShort />
      ))}
    </div>
  ),
};
