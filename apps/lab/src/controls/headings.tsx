import { type Brand, typefaces } from '@foyer/sites';
import { SelectField } from '@foyer/ui';
import css from './controls.module.css';
import { type DraftProps, withBrand } from './draft.ts';
import { Slider } from './slider.tsx';

const faces = Object.keys(typefaces) as Brand['display']['face'][];
const letters = ['none', 'uppercase', 'lowercase'] as const;

export function Headings({ row, onChange, words }: DraftProps) {
  const { display } = row.brand;
  const change = (more: Partial<Brand['display']>) =>
    onChange(withBrand(row, { display: { ...display, ...more } }));
  return (
    <fieldset className={css.group}>
      <legend>{words.headings}</legend>
      <SelectField
        label={words.typeface}
        value={display.face}
        onChange={({ target }) => {
          const face = faces.find((one) => one === target.value);
          if (face) change({ face });
        }}
      >
        {faces.map((face) => (
          <option key={face} value={face}>
            {typefaces[face].family}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={words.letters}
        value={display.letters}
        onChange={({ target }) => {
          const chosen = letters.find((one) => one === target.value);
          if (chosen) change({ letters: chosen });
        }}
      >
        {letters.map((one) => (
          <option key={one} value={one}>
            {words.letter[one]}
          </option>
        ))}
      </SelectField>
      <Slider
        label={words.tracking}
        unit=" em"
        min={-0.06}
        max={0.06}
        step={0.001}
        value={display.tracking}
        onChange={(tracking) => change({ tracking })}
      />
    </fieldset>
  );
}
