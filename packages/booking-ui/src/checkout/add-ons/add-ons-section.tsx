import { useFormats } from '@foyer/i18n';
import { Heading, Icon, iconChevronDown, SkeletonBlock } from '@foyer/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId, useState } from 'react';
import styles from './add-ons-section.module.css';

/** What belongs to the meeting besides its room: each part folded to a line that says what is chosen. */
export function AddOns({ children }: { children: ReactNode }) {
  const heading = useId();
  return (
    <section className={styles.section} aria-labelledby={heading}>
      <Heading level={2} id={heading}>
        <Trans>With your meeting</Trans>
      </Heading>
      <div className={styles.parts}>{children}</div>
    </section>
  );
}

type SectionProps = {
  title: ReactNode;
  /** What is chosen in it, in a line. */
  said: ReactNode;
  /** Begins unfolded: a form that was sent without scripts is answered where it was filled in. */
  open?: boolean;
  children: ReactNode;
};

/** A part of `AddOns`. */
export function AddOnsSection({ title, said, open = false, children }: SectionProps) {
  const heading = useId();
  // Afterwards only the visitor opens and closes it.
  const [begins] = useState(open);
  return (
    // It may have been opened before its script came.
    <details
      className={styles.fold}
      open={begins}
      aria-labelledby={heading}
      suppressHydrationWarning
    >
      <summary className={styles.line}>
        <span className={styles.words}>
          <Heading level={3} look={4} id={heading}>
            {title}
          </Heading>
          <span className={styles.said}>{said}</span>
        </span>
        <Icon of={iconChevronDown} />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}

/** What is said where the list did not come; a press inside asks again. */
export const NotLoaded = () => <Trans>Could not be loaded</Trans>;

/** What is taken of a list, in a line. */
export function Taken({ of }: { of: readonly { name: string; amount: number }[] }) {
  const { t } = useLingui();
  const { list } = useFormats();
  const taken = of.filter(({ amount }) => amount > 0);
  if (taken.length === 0) return <Trans>Nothing added yet</Trans>;
  return list(taken.map(({ name, amount }) => t`${amount} × ${name}`));
}

/** Rows with a line between them. */
export const AddOnList = ({ children }: { children: ReactNode }) => (
  <ul className={styles.list}>{children}</ul>
);

/** A skeleton with as many rows as will follow, in their size. */
export const AddOnSkeletons = ({ rows, label }: { rows: number; label: string }) => (
  <div className={styles.list} role="status" aria-label={label} data-skeleton>
    {Array.from({ length: rows }, (_, row) => (
      <div key={row} className={styles.skeletonBlocks}>
        <SkeletonBlock className={styles.skeletonBlock} />
        <SkeletonBlock className={styles.skeletonBlock} />
      </div>
    ))}
  </div>
);
