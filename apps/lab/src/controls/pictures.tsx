import css from './controls.module.css';
import { type DraftProps, withBrand } from './draft.ts';
import { Slider } from './slider.tsx';

const asTaken = { saturation: 1, sepia: 0, contrast: 1 };

/** How photographs are shown. */
export function Pictures({ row, onChange, words }: DraftProps) {
  const style = row.brand.pictures ?? asTaken;
  const show = (more: Partial<typeof style>) =>
    onChange(withBrand(row, { pictures: { ...style, ...more } }));
  return (
    <fieldset className={css.group}>
      <legend>{words.pictures}</legend>
      <Slider
        label={words.saturation}
        min={0}
        max={1.6}
        step={0.05}
        value={style.saturation}
        onChange={(saturation) => show({ saturation })}
      />
      <Slider
        label={words.warmth}
        min={0}
        max={1}
        step={0.05}
        value={style.sepia}
        onChange={(sepia) => show({ sepia })}
      />
      <Slider
        label={words.pictureContrast}
        min={0.8}
        max={1.3}
        step={0.01}
        value={style.contrast}
        onChange={(contrast) => show({ contrast })}
      />
    </fieldset>
  );
}
