import { sites } from '@foyer/sites';
import { type Scheme, schemes, type StudioRow, studioRow } from '@foyer/sites/studio';
import { Button, Heading, Segments, SelectField, Text } from '@foyer/ui';
import { type ReactNode, useId, useState } from 'react';
import { Contrast } from './contrast.tsx';
import { Colours } from './controls/colours.tsx';
import { Headings } from './controls/headings.tsx';
import { Marks } from './controls/marks.tsx';
import { Pictures } from './controls/pictures.tsx';
import { Shape } from './controls/shape.tsx';
import { Texts } from './controls/texts.tsx';
import { RowPanel } from './row-panel.tsx';
import css from './studio.module.css';
import { type StudioLanguage, wordsIn } from './words/words-in.ts';

type StudioProps = {
  language: StudioLanguage;
  row: StudioRow;
  onChange: (row: StudioRow) => void;
  /** What wears the brand, in the scheme that is being chosen. */
  preview: (scheme: Scheme) => ReactNode;
};

/** A brand as data: its values at the side, what wears it beside them, its contrast and its row below. */
export function Studio({ language, row, onChange, preview }: StudioProps) {
  const words = wordsIn(language);
  const shown = useId();
  const [scheme, setScheme] = useState<Scheme>('light');
  const draft = { row, onChange, words };
  const startFrom = (id: string) => {
    const begun = studioRow(id);
    if (begun) onChange(begun);
  };
  return (
    <div className={css.studio}>
      <header className={css.intro}>
        <Heading level={1} look={2}>
          {words.title}
        </Heading>
        <Text muted>{words.intro}</Text>
      </header>
      <form
        className={css.settings}
        aria-label={words.settings}
        autoComplete="off"
        onSubmit={(event) => event.preventDefault()}
      >
        <div className={css.begin}>
          <SelectField
            label={words.startFrom}
            value={row.id}
            onChange={({ target }) => startFrom(target.value)}
          >
            {sites.every(({ id }) => id !== row.id) && <option value={row.id}>{row.name}</option>}
            {sites.map(({ id, name }) => (
              <option key={id} value={id}>
                {name} ({id})
              </option>
            ))}
          </SelectField>
          <Button onClick={() => startFrom(row.id)}>{words.reset}</Button>
        </div>
        <Segments
          legend={words.scheme}
          options={schemes.map((value) => ({ value, label: words[value] }))}
          value={scheme}
          onChange={setScheme}
        />
        <Colours {...draft} scheme={scheme} />
        <Shape {...draft} />
        <Pictures {...draft} />
        <Headings {...draft} />
        <Marks {...draft} />
        <Texts {...draft} />
      </form>
      <section className={css.shown} aria-labelledby={shown}>
        <Heading level={2} look={3} id={shown}>
          {words.preview}
        </Heading>
        {preview(scheme)}
      </section>
      <div className={css.below}>
        <Contrast
          brand={row.brand}
          onChange={(brand) => onChange({ ...row, brand })}
          words={words}
        />
        <RowPanel {...draft} />
      </div>
    </div>
  );
}
