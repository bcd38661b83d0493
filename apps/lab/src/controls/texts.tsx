import { languageOf } from '@foyer/sites';
import { looks } from '@foyer/sites/studio';
import { SelectField, TextField } from '@foyer/ui';
import { useState } from 'react';
import css from './controls.module.css';
import type { DraftProps } from './draft.ts';

/** What the first screen says, and how it is composed. */
export function Texts({ row, onChange, words }: DraftProps) {
  const { start, footer = { owner: row.name, address: '' } } = row;
  const [language, setLanguage] = useState('en');
  const said = start.words[language] ?? { headline: '', lead: '' };
  const say = (more: Partial<typeof said>) =>
    onChange({
      ...row,
      start: { ...start, words: { ...start.words, [language]: { ...said, ...more } } },
    });
  return (
    <fieldset className={css.group}>
      <legend>{words.texts}</legend>
      <TextField
        label={words.name}
        maxLength={60}
        value={row.name}
        onChange={({ target }) => onChange({ ...row, name: target.value })}
      />
      <SelectField
        label={words.look}
        value={start.look}
        onChange={({ target }) => {
          const look = looks.find((one) => one === target.value);
          if (look) onChange({ ...row, start: { ...start, look } });
        }}
      >
        {looks.map((look) => (
          <option key={look} value={look}>
            {words.looks[look]}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={words.textsIn}
        value={language}
        onChange={({ target }) => setLanguage(target.value)}
      >
        {row.languages.map((id) => (
          <option key={id} value={id}>
            {languageOf(id)?.ownName ?? id}
          </option>
        ))}
      </SelectField>
      <TextField
        label={words.headline}
        lang={language}
        dir="auto"
        maxLength={120}
        value={said.headline}
        onChange={({ target }) => say({ headline: target.value })}
      />
      <TextField
        label={words.lead}
        lang={language}
        dir="auto"
        maxLength={240}
        value={said.lead}
        onChange={({ target }) => say({ lead: target.value })}
      />
      <TextField
        label={words.owner}
        maxLength={80}
        value={footer.owner}
        onChange={({ target }) => onChange({ ...row, footer: { ...footer, owner: target.value } })}
      />
      <TextField
        label={words.address}
        maxLength={160}
        value={footer.address}
        onChange={({ target }) =>
          onChange({ ...row, footer: { ...footer, address: target.value } })
        }
      />
    </fieldset>
  );
}
