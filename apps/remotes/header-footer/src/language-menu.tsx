import { languageName } from '@foyer/i18n';
import {
  Button,
  Icon,
  Popover,
  iconCheck,
  iconChevronDown,
  iconGlobe,
  usePopover,
} from '@foyer/ui';
import { useReadable } from '@foyer/federation/remote';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import styles from './language-menu.module.css';
import type { Languages } from './languages.ts';

/** The same page in the other languages, as links; nothing where there is only one. */
export function LanguageMenu({ offered, current, search, inLanguage }: Languages) {
  const { t } = useLingui();
  const { trigger, popover } = usePopover();
  const [, setOpenings] = useState(0);
  const present = useReadable(search);
  if (offered.length < 2) return null;
  return (
    <div className={styles.menu}>
      <Button
        variant="text"
        className={styles.button ?? ''}
        {...trigger}
        aria-label={t`Language: ${languageName(current)}`}
      >
        <Icon of={iconGlobe} />
        <span className={styles.name} lang={current}>
          {languageName(current)}
        </span>
        <Icon of={iconChevronDown} small turns />
      </Button>
      {/* Rendered again on opening, so that the links carry the current query. */}
      <Popover
        {...popover}
        className={styles.list ?? ''}
        onToggle={() => setOpenings((count) => count + 1)}
      >
        <nav aria-label={t`Languages`}>
          <ul>
            {offered.map((language) => (
              <li key={language}>
                <a
                  href={inLanguage(language, present)}
                  lang={language}
                  hrefLang={language}
                  aria-current={language === current || undefined}
                >
                  <span>{languageName(language)}</span>
                  {language === current && <Icon of={iconCheck} small />}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </Popover>
    </div>
  );
}
