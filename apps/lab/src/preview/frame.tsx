import type { Scheme, StudioRow } from '@foyer/sites/studio';
import type { StudioLanguage } from '../words/words-in.ts';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { dressPage } from './dress-page.ts';
import { rewordPage } from './reword-page.ts';
import { writeMail } from './write-mail.ts';
import css from './frames.module.css';

type FrameProps = {
  title: string;
  src: string;
  device: 'phone' | 'desk';
  row: StudioRow;
  scheme: Scheme;
  shown: StudioRow;
  /** The page is a mail in this language, and not a page of the site. */
  mailIn: StudioLanguage | null;
};

const widths = { phone: 390, desk: 1280 } as const;

/** A page as wide as on its device, drawn as small as its place, and dressed anew at each change. */
export function Frame({ title, src, device, row, scheme, shown, mailIn }: FrameProps) {
  const place = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  /** What a page that comes later has to put on. */
  const dress = useRef<() => void>(() => undefined);

  useLayoutEffect(() => {
    dress.current = () => {
      const page = frame.current?.contentDocument;
      // A page that has only begun to come is dressed when it is there.
      if (!page?.firstElementChild) return;
      if (mailIn !== null) {
        // The frame may still hold the page that was shown before.
        if (page.location.href === new URL(src, document.baseURI).href)
          writeMail(page, row, scheme, mailIn);
        return;
      }
      dressPage(page, row, scheme);
      rewordPage(page, row, shown);
    };
    dress.current();
  }, [row, scheme, shown, mailIn, src]);

  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const observer = new ResizeObserver(() =>
      element.style.setProperty('--scale', String(element.clientWidth / widths[device])),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [device]);

  return (
    <div className={css.place} data-device={device} ref={place}>
      <iframe
        ref={frame}
        className={css.frame}
        title={title}
        src={src}
        onLoad={() => dress.current()}
      />
    </div>
  );
}
