import { brandOf, favicon, sites } from '@foyer/sites';
import { useId } from 'react';
import css from './controls.module.css';
import { type DraftProps, withBrand } from './draft.ts';

/** The marks of all sites, on the tile of this brand. */
export function Marks({ row, onChange, words }: DraftProps) {
  const name = useId();
  const chosen = JSON.stringify(row.brand.mark);
  return (
    <fieldset className={css.group}>
      <legend>{words.mark}</legend>
      <div className={css.marks}>
        {sites.map((site) => {
          const { mark } = brandOf(site.id);
          const tile = favicon({ ...row.brand, mark });
          return (
            <label key={site.id} className={css.mark}>
              <input
                type="radio"
                name={name}
                aria-label={words.markOf(site.name)}
                checked={JSON.stringify(mark) === chosen}
                onChange={() => onChange(withBrand(row, { mark }))}
              />
              <img
                src={`data:image/svg+xml,${encodeURIComponent(tile)}`}
                alt=""
                width={40}
                height={40}
              />
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
