import { brandColours, withColour } from '@foyer/sites/studio';
import { ColourField } from './colour-field.tsx';
import css from './controls.module.css';
import { type DraftProps, type SchemeProps, withBrand } from './draft.ts';
import { Slider } from './slider.tsx';

/** The colours of one scheme, and the tint of the greys, which both have. */
export function Colours({ row, onChange, words, scheme }: DraftProps & SchemeProps) {
  const { brand } = row;
  const { tint } = brand;
  return (
    <fieldset className={css.group}>
      <legend>{words.colours}</legend>
      {brandColours.map((colour) => (
        <ColourField
          key={`${colour} ${scheme}`}
          label={words.colour[colour]}
          textLabel={words.asText(words.colour[colour])}
          wrong={words.wrongColour}
          value={brand[colour][scheme === 'light' ? 0 : 1]}
          onChange={(value) =>
            onChange({ ...row, brand: withColour(brand, colour, scheme, value) })
          }
        />
      ))}
      <div className={css.pair}>
        <Slider
          label={`${words.greys}: ${words.hue}`}
          unit="°"
          min={0}
          max={360}
          step={1}
          value={tint.hue}
          onChange={(hue) => onChange(withBrand(row, { tint: { ...tint, hue } }))}
        />
        <Slider
          label={`${words.greys}: ${words.chroma}`}
          min={0}
          max={0.03}
          step={0.001}
          value={tint.chroma}
          onChange={(chroma) => onChange(withBrand(row, { tint: { ...tint, chroma } }))}
        />
      </div>
    </fieldset>
  );
}
