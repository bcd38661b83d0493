import { Checkbox, SelectField } from '@foyer/ui';
import css from './controls.module.css';
import { type DraftProps, withBrand } from './draft.ts';
import { Slider } from './slider.tsx';

/** Shadows of what floats a little, beside the brand's own. */
const shadows = {
  none: 'none',
  edge: '0 1px 0 rgb(0 0 0 / .12)',
  near: '0 1px 2px rgb(0 0 0 / .14), 0 14px 30px -20px rgb(0 0 0 / .5)',
  far: '0 24px 60px -28px rgb(0 0 0 / .45)',
} as const;
const shadowNames = ['none', 'edge', 'near', 'far'] as const;

export function Shape({ row, onChange, words }: DraftProps) {
  const { radius, density, lift } = row.brand;
  const { controls } = radius;
  return (
    <fieldset className={css.group}>
      <legend>{words.shape}</legend>
      <Slider
        label={words.corners}
        unit=" px"
        min={0}
        max={16}
        step={1}
        value={radius.all}
        onChange={(all) => onChange(withBrand(row, { radius: { ...radius, all } }))}
      />
      <Checkbox
        checked={controls !== null}
        onChange={({ target }) =>
          onChange(
            withBrand(row, { radius: { ...radius, controls: target.checked ? radius.all : null } }),
          )
        }
      >
        {words.ownCorners}
      </Checkbox>
      {controls !== null && (
        <Slider
          label={words.controlCorners}
          unit=" px"
          min={0}
          max={28}
          step={1}
          value={controls}
          onChange={(value) => onChange(withBrand(row, { radius: { ...radius, controls: value } }))}
        />
      )}
      <Slider
        label={words.density}
        min={0.8}
        max={1.2}
        step={0.01}
        value={density}
        onChange={(value) => onChange(withBrand(row, { density: value }))}
      />
      <SelectField
        label={words.shadow}
        value={shadowNames.find((name) => shadows[name] === lift) ?? 'own'}
        onChange={({ target }) => {
          const name = shadowNames.find((one) => one === target.value);
          if (name) onChange(withBrand(row, { lift: shadows[name] }));
        }}
      >
        {!shadowNames.some((name) => shadows[name] === lift) && (
          <option value="own">{words.shadows.own}</option>
        )}
        {shadowNames.map((name) => (
          <option key={name} value={name}>
            {words.shadows[name]}
          </option>
        ))}
      </SelectField>
    </fieldset>
  );
}
