import { classNames, Icon, iconSearch, withScript } from '@foyer/ui';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import styles from './header-search.module.css';
import type { PlaceSearchPaths } from './navigation.ts';
import { useMore } from './use-more.ts';

/** Looks like a field and is replaced by one when pressed (HEADER-014). */
export function HeaderSearch({ search }: { search: PlaceSearchPaths }) {
  const { more, load } = useMore(search.page);
  const [wanted, setWanted] = useState(false);
  const [closed, setClosed] = useState(false);
  // What is typed before the field is loaded becomes its first text.
  const [typed, setTyped] = useState('');
  const close = () => {
    setWanted(false);
    setClosed(true);
    setTyped('');
  };
  const open = wanted && more !== null;
  return (
    <search className={classNames(styles.search, withScript)} data-state={open ? 'open' : 'closed'}>
      {open ? (
        <more.PlaceSearch search={search} typed={typed} onClose={close} />
      ) : (
        <button
          type="button"
          autoFocus={closed}
          className={styles.button}
          aria-busy={wanted || undefined}
          onPointerEnter={load}
          onFocus={load}
          onKeyDown={(event) => {
            if (!wanted || event.key.length !== 1 || event.ctrlKey || event.metaKey) return;
            event.preventDefault();
            setTyped((text) => text + event.key);
          }}
          onClick={() => {
            load();
            setWanted(true);
          }}
        >
          <Icon of={iconSearch} />
          <span>
            <Trans>City or venue</Trans>
          </span>
        </button>
      )}
    </search>
  );
}
