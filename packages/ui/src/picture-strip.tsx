import { type ReactNode, useRef } from 'react';
import { classNames } from './class-names.ts';
import { withScript } from './without-script.tsx';
import { IconButton } from './icon-button.tsx';
import { iconChevronLeft, iconChevronRight } from './icons.ts';
import { Picture } from './picture.tsx';
import { PictureCount } from './picture-count.tsx';
import { usePagesOfPictures } from './use-pages-of-pictures.ts';
import styles from './picture-strip.module.css';

type PictureStripProps = {
  pictures: readonly { src: string; alt: string }[];
  sizes: string;
  /** Names the group: "Pictures: Harbour Room". */
  label: string;
  previousLabel: string;
  nextLabel: string;
  /** "2 / 6", shown on the picture; hidden from screen readers. */
  count: (position: number, total: number) => ReactNode;
  priority?: boolean;
  className?: string;
};

/**
 * Pictures side by side: swiped, scrolled by arrow keys, or moved by two buttons. Only those near
 * the current one are in the page, because a list may hold hundreds of strips.
 */
export function PictureStrip({
  pictures,
  sizes,
  label,
  previousLabel,
  nextLabel,
  count,
  priority = false,
  className,
}: PictureStripProps) {
  const strip = useRef<HTMLDivElement>(null);
  const last = pictures.length - 1;
  const { shown, reached, scrolled, near } = usePagesOfPictures(last);
  const move = (by: 1 | -1) => {
    near();
    const element = strip.current;
    if (!element) return;
    const direction = getComputedStyle(element).direction === 'rtl' ? -1 : 1;
    element.scrollBy({ left: by * direction * element.clientWidth });
    // At either end the pressed button disappears; the focus moves to the pictures.
    if (shown + by <= 0 || shown + by >= last) element.focus({ preventScroll: true });
  };

  return (
    <div
      className={classNames(styles.frame, className)}
      onPointerEnter={near}
      onFocus={near}
      onTouchStart={near}
    >
      <div
        ref={strip}
        className={styles.strip}
        role="group"
        aria-label={label}
        tabIndex={last > 0 ? 0 : undefined}
        onScroll={scrolled}
      >
        {pictures.map((picture, index) => (
          <div key={picture.src} className={styles.page}>
            {index <= reached && (
              <Picture
                src={picture.src}
                alt={picture.alt}
                sizes={sizes}
                priority={priority && index === 0}
              />
            )}
          </div>
        ))}
      </div>
      {last > 0 && (
        <>
          {shown > 0 && (
            <IconButton
              icon={iconChevronLeft}
              label={previousLabel}
              small
              paper
              directional
              className={classNames(styles.previous, withScript)}
              onClick={() => move(-1)}
            />
          )}
          {shown < last && (
            <IconButton
              icon={iconChevronRight}
              label={nextLabel}
              small
              paper
              directional
              className={classNames(styles.next, withScript)}
              onClick={() => move(1)}
            />
          )}
          <PictureCount className={styles.count}>{count(shown + 1, pictures.length)}</PictureCount>
        </>
      )}
    </div>
  );
}
