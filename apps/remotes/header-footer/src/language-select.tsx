import { languageName } from '@foyer/i18n';
import { Icon, VisuallyHidden, iconChevronDown, iconGlobe } from '@foyer/ui';
import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import type { Languages } from './languages.ts';
import styles from './language-select.module.css';

/** Selecting a language opens this page in it; nothing where there is only one. */
export function LanguageSelect({ offered, current, search, inLanguage }: Languages) {
  const id = useId();
  if (offered.length < 2) return null;
  return (
    <div className={styles.language}>
      <VisuallyHidden>
        <label htmlFor={id}>
          <Trans>Language</Trans>
        </label>
      </VisuallyHidden>
      <Icon of={iconGlobe} className={styles.globe} />
      <select
        id={id}
        defaultValue={current}
        autoComplete="off"
        onChange={(event) => window.location.assign(inLanguage(event.target.value, search.get()))}
      >
        {offered.map((language) => (
          <option key={language} value={language} lang={language}>
            {languageName(language)}
          </option>
        ))}
      </select>
      <Icon of={iconChevronDown} small className={styles.chevron} />
    </div>
  );
}
