import { languageName } from '@foyer/i18n';
import { Button, Icon, iconGlobe } from '@foyer/ui';
import { useLingui } from '@lingui/react/macro';
import styles from './translation.module.css';

type Props = {
  /** The language of the texts. */
  spoken: string;
  /** What the reader sees of them, or waits for. */
  state: 'original' | 'asking' | 'translated' | 'none';
  /** Shows the translation, or the original again. */
  onToggle: () => void;
};

/**
 * The note on texts in another language, and the toggle (VENUE-008, ROOM-016, A-030). The reader
 * asks for the translation, so that nothing moves by itself.
 */
export function Translation({ spoken, state, onToggle }: Props) {
  const { t } = useLingui();
  const spokenName = languageName(spoken);
  return (
    <p className={styles.note} role="status">
      <Icon of={iconGlobe} small />
      <span>
        {state === 'none'
          ? t`No translation can be had at present.`
          : state === 'translated'
            ? t`Translated automatically.`
            : t`This text is in another language: ${spokenName}.`}
      </span>
      <Button variant="text" size="s" busy={state === 'asking'} onClick={onToggle}>
        {state === 'translated' ? t`Show original` : t`Show translation`}
      </Button>
    </p>
  );
}
