import type { SearchPlace } from '@foyer/domain';
import { Heading } from '@foyer/ui';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import styles from './search.module.css';

/** `called` is the server's name of a point on the map. */
export function SearchTitle({ place, called }: { place: SearchPlace; called: string | null }) {
  const { t } = useLingui();
  const title = titleOf();
  useEffect(() => {
    const site = document.title;
    document.title = `${title} | ${site}`;
    return () => {
      document.title = site;
    };
  }, [title]);
  return (
    <div className={place.kind === 'point' ? styles.around : undefined}>
      <Heading level={1}>{title}</Heading>
    </div>
  );

  function titleOf(): string {
    switch (place.kind) {
      case 'city': {
        const city = place.name;
        return t`Meeting rooms in ${city}`;
      }
      case 'point':
        return called === null ? t`Meeting rooms nearby` : t`Meeting rooms in and around ${called}`;
      case 'anywhere':
        return t`All meeting rooms`;
      default:
        return place satisfies never;
    }
  }
}
