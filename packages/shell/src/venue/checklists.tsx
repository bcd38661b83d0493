import type { ChecklistItem, Venue } from '@foyer/domain';
import { Icon, iconCheck, iconX, VisuallyHidden } from '@foyer/ui';
import { useLingui } from '@lingui/react/macro';
import css from './sections.module.css';

/** What the house offers and what it does not: unavailable items stay readable (VENUE-011). */
export function Checklists({ venue }: { readonly venue: Venue }) {
  const { t } = useLingui();
  const lists: readonly (readonly [string, readonly ChecklistItem[]])[] = [
    [t`Facilities`, venue.facilities],
    [t`Surroundings`, venue.environment],
    [t`Sports`, venue.sports],
    [t`Services`, venue.services],
  ];
  const filled = lists.filter(([, items]) => items.length > 0);
  if (filled.length === 0) return null;
  return (
    <section className={css.section} aria-labelledby="facilities">
      <h2 id="facilities">{t`What the house offers`}</h2>
      <div className={css.facilities}>
        {filled.map(([name, items]) => (
          <div key={name}>
            <h3>{name}</h3>
            <ul className={css.ticks}>
              {items.map((item) => (
                <li key={item.name} data-state={item.available ? 'available' : 'unavailable'}>
                  <Icon of={item.available ? iconCheck : iconX} />
                  <span>{item.name}</span>
                  {!item.available && <VisuallyHidden>{t`not available`}</VisuallyHidden>}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
