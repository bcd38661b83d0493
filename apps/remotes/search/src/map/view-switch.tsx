import { classNames, Icon, iconMap, iconMenu, withScript } from '@foyer/ui';
import { Trans } from '@lingui/react/macro';
import styles from './view-switch.module.css';

export type View = 'list' | 'map';

/** Where there is no room for list and map, one button leads to the other. */
export const ViewSwitch = ({ view, onChange }: { view: View; onChange: (view: View) => void }) => (
  <div data-bottom-bar className={classNames(styles.place, withScript)}>
    <button
      type="button"
      className={styles.switch}
      onClick={() => onChange(view === 'list' ? 'map' : 'list')}
    >
      <Icon of={view === 'list' ? iconMap : iconMenu} small />
      {view === 'list' ? <Trans>Show the map</Trans> : <Trans>Show the list</Trans>}
    </button>
  </div>
);
