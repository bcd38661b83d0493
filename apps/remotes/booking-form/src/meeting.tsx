import type { BookingQuery } from '@foyer/domain';
import { Button, Icon, IconButton, iconChevronDown, iconX } from '@foyer/ui';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, type Ref, useRef } from 'react';
import { MeetingWords } from './meeting-words.tsx';
import styles from './meeting.module.css';
import { ShowOffers, UpdateButton } from './update-button.tsx';

type Props = {
  /** Of the fields, for whatever opens them. */
  id: string;
  /** The line that opens the fields. */
  line: Ref<HTMLButtonElement>;
  query: BookingQuery;
  /** What is said about the meeting cannot wait until the fields are opened. */
  unfolded: boolean;
  /** The button that leads to the offers stands beside the fields as well. */
  withButton: boolean;
  /** What to book. */
  tabs: ReactNode;
  /** When and for how many. */
  children: ReactNode;
  /** What is said below the fields, and more options. */
  notes: ReactNode;
  /** Leads to the offers. */
  onShow: () => void;
};

/**
 * The fields of the meeting. Where the page has set `--form-fields` to `none` and `--form-fold` to
 * `flex`, one line says the meeting, and a press on it opens the fields as a sheet (a popover of the
 * platform, which needs no script).
 */
export function Meeting({
  id,
  line,
  query,
  unfolded,
  withButton,
  tabs,
  children,
  notes,
  onShow,
}: Props) {
  const { t } = useLingui();
  const sheet = useRef<HTMLDivElement>(null);
  return (
    <>
      {!unfolded && (
        <button ref={line} type="button" className={styles.fold} popoverTarget={id}>
          <span className={styles.words}>
            <span className={styles.caption}>{t`Your meeting`}</span>
            <MeetingWords query={query} className={styles.said} />
          </span>
          <Icon of={iconChevronDown} />
        </button>
      )}
      <div
        ref={sheet}
        id={id}
        className={styles.fields}
        popover={unfolded ? undefined : 'auto'}
        data-buttoned={withButton || undefined}
      >
        <div className={styles.top}>
          <strong>{t`Your meeting`}</strong>
          <IconButton
            bare
            icon={iconX}
            label={t`Close`}
            popoverTarget={id}
            popoverTargetAction="hide"
          />
        </div>
        <div className={styles.tabs}>{tabs}</div>
        <div className={styles.when}>{children}</div>
        {!withButton && <UpdateButton kind={query.kind} />}
        <div className={styles.notes}>{notes}</div>
        <Button
          variant="primary"
          size="l"
          wide
          className={styles.go}
          type="submit"
          onClick={() => {
            if (!unfolded) sheet.current?.hidePopover();
            onShow();
          }}
        >
          <ShowOffers kind={query.kind} />
        </Button>
      </div>
    </>
  );
}
