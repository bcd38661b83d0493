import type { ChecklistItem, Venue } from '@foyer/domain';
import { Disclosure, Icon, iconCheck, iconX, VisuallyHidden } from '@foyer/ui';
import { useLingui } from '@lingui/react/macro';
import { use } from 'react';
import { PageContext } from '../slot/page-context.ts';
import css from './sections.module.css';

/**
 * What the venue offers; what it does not have is behind a press, greyed out, and left out on sites
 * of the property system (VENUE-011, A-036).
 */
export function Checklists({ venue }: { venue: Venue }) {
  const { t } = useLingui();
  const { offerCards } = use(PageContext).session.site;
  const lists: readonly (readonly [string, readonly ChecklistItem[]])[] = [
    [t`Facilities`, venue.facilities],
    [t`Surroundings`, venue.environment],
    [t`Sports`, venue.sports],
    [t({ context: 'facilities of the house', message: 'Services' }), venue.services],
  ];
  const offered = lists
    .map(([name, items]) => [name, items.filter((item) => item.available)] as const)
    .filter(([, items]) => items.length > 0);
  const missing =
    offerCards === 'plan'
      ? []
      : lists.flatMap(([, items]) => items.filter((item) => !item.available));
  if (offered.length === 0 && missing.length === 0) return null;
  return (
    <section className={css.section} aria-labelledby="facilities">
      <h2 id="facilities">{t`What the house offers`}</h2>
      {offered.length > 0 && (
        <div className={css.facilities}>
          {offered.map(([name, items]) => (
            <div key={name}>
              <h3>{name}</h3>
              <ul className={css.ticks}>
                {items.map((item) => (
                  <li key={item.name} data-state="available">
                    <Icon of={iconCheck} />
                    <bdi>{item.name}</bdi>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      )}
      {missing.length > 0 && (
        <Disclosure
          className={css.missing}
          summaryClosed={t`What it does not have`}
          summaryOpen={t`What it does not have`}
        >
          <ul className={css.ticks}>
            {missing.map((item) => (
              <li key={item.name} data-state="unavailable">
                <Icon of={iconX} />
                <bdi>{item.name}</bdi>
                <VisuallyHidden>
                  {t({ context: 'a facility of the house', message: 'not available' })}
                </VisuallyHidden>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </section>
  );
}
