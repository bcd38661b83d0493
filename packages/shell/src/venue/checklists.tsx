import type { ChecklistItem, Venue } from '@foyer/domain';
import { Icon, iconCheck, iconX, VisuallyHidden } from '@foyer/ui';
import { useLingui } from '@lingui/react/macro';
import { use } from 'react';
import { PageContext } from '../slot/page-context.ts';
import css from './sections.module.css';

/**
 * What the venue offers and what it does not: unavailable items stay readable, and are left out on
 * sites of the property system (VENUE-011, A-036).
 */
export function Checklists({ venue }: { venue: Venue }) {
  const { t } = useLingui();
  const { offerCards } = use(PageContext).session.site;
  const lists: readonly (readonly [string, readonly ChecklistItem[]])[] = [
    [t`Facilities`, venue.facilities],
    [t`Surroundings`, venue.environment],
    [t`Sports`, venue.sports],
    [t`Services`, venue.services],
  ];
  const filled = lists
    .map(
      ([name, items]) =>
        [name, offerCards === 'plan' ? items.filter((item) => item.available) : items] as const,
    )
    .filter(([, items]) => items.length > 0);
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
