import { IconButton, iconMenu } from '@foyer/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Navigation } from './navigation.ts';
import styles from './site-header.module.css';
import { useMore } from './use-more.ts';

/**
 * The sidebar's button: for everybody on narrow screens (HEADER-013), and always for logged-in
 * users (HEADER-016).
 */
export function HeaderMenu({ navigation }: { navigation: Navigation }) {
  const { t } = useLingui();
  const { who, links } = navigation;
  const [open, setOpen] = useState(false);
  const { more, load } = useMore(links.login ?? links.dashboard);
  const isUser = who?.visitor.kind === 'user';
  if (!isUser && !links.login && !links.register && !links.listYourVenue) return null;
  return (
    <>
      <IconButton
        icon={iconMenu}
        label={t`Menu`}
        bare
        className={isUser ? undefined : styles.menu}
        aria-haspopup="dialog"
        onPointerEnter={load}
        onFocus={load}
        onClick={() => {
          load();
          setOpen(true);
        }}
      />
      {more && <more.Sidebar open={open} navigation={navigation} onClose={() => setOpen(false)} />}
    </>
  );
}
