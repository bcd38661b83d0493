import { languageName } from '@foyer/i18n';
import { Button, Icon, iconGlobe } from '@foyer/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import styles from './translation.module.css';

/**
 * A translation once requested, and whether it is shown in place of the original (VENUE-007,
 * VENUE-009: at first it is not).
 */
export type Translated = { text: string | null; shown: boolean };

/** Before a request. */
export const untranslated: Translated = { text: null, shown: false };

type Props = {
  text: string;
  /** Its language. */
  spoken: string;
  /** The text in the page's language, and `null` where no translation is available. */
  translate: (text: string) => Promise<string | null>;
  state: Translated;
  onChange: (state: Translated) => void;
};

/**
 * The note on a text in another language, and the toggle (VENUE-008, ROOM-016, A-030). The reader
 * asks for the translation, so that nothing moves by itself.
 */
export function Translation({ text, spoken, translate, state, onChange }: Props) {
  const { t } = useLingui();
  const spokenName = languageName(spoken);
  const [asking, setAsking] = useState(false);
  const [none, setNone] = useState(false);
  const show = async () => {
    if (state.shown || state.text !== null) return onChange({ ...state, shown: !state.shown });
    setAsking(true);
    const found = await translate(text).catch(() => null);
    setAsking(false);
    setNone(found === null);
    if (found !== null) onChange({ text: found, shown: true });
  };
  return (
    <p className={styles.note} role="status">
      <Icon of={iconGlobe} small />
      <span>
        {none
          ? t`No translation can be had at present.`
          : state.shown
            ? t`Translated automatically.`
            : t`This text is in another language: ${spokenName}.`}
      </span>
      <Button variant="text" size="s" busy={asking} onClick={() => void show()}>
        {state.shown ? t`Show original` : t`Show translation`}
      </Button>
    </p>
  );
}
