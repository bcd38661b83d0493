import { languageOf } from '@foyer/sites';
import { looks } from '@foyer/sites/studio';
import { SelectField, TextField } from '@foyer/ui';
import css from './controls.module.css';
import type { DraftProps } from './draft.ts';

/** What the first screen says, and how it is composed. */
export function Texts({ row, onChange, words }: DraftProps) {
  const { start } = row;
  const say = (language: string, more: Partial<{ headline: string; lead: string }>) => {
    const said = start.words[language] ?? { headline: '', lead: '' };
    onChange({
      ...row,
      start: { ...start, words: { ...start.words, [language]: { ...said, ...more } } },
    });
  };
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
      {Object.entries(start.words).map(([language, { headline, lead }]) => {
        const ownName = languageOf(language)?.ownName ?? language;
        return (
          <div key={language} className={css.group}>
            <TextField
              label={words.headline(ownName)}
              lang={language}
              maxLength={120}
              value={headline}
              onChange={({ target }) => say(language, { headline: target.value })}
            />
            <TextField
              label={words.lead(ownName)}
              lang={language}
              maxLength={240}
              value={lead}
              onChange={({ target }) => say(language, { lead: target.value })}
            />
          </div>
        );
      })}
    </fieldset>
  );
}
