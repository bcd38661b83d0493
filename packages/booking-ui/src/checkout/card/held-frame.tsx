import { type RefObject, useEffect, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import styles from './card-panel.module.css';

type HeldFrameProps = { url: string; title: string; frame: RefObject<HTMLIFrameElement | null> };

/** Rules of the page around a tag reach its children, and must not change the frame. */
const own: Readonly<Record<string, string>> = {
  all: 'initial',
  display: 'block',
  'inline-size': '100%',
  'block-size': '100%',
  border: '0',
  'color-scheme': 'inherit',
};

/**
 * The vault’s frame. Within a tag it stands in the light tree, as a child of the tag’s element, and
 * a slot shows it in its place: scripts of card vaults do not find frames in shadow roots.
 */
export function HeldFrame({ url, title, frame }: HeldFrameProps) {
  const slot = useId();
  const [place, setPlace] = useState<HTMLSpanElement | null>(null);
  const root = place?.getRootNode();
  const host = root instanceof ShadowRoot ? root.host : null;
  useEffect(() => {
    if (!host) return;
    for (const [name, value] of Object.entries(own))
      frame.current?.style.setProperty(name, value, 'important');
  }, [host, frame]);
  const iframe = (
    <iframe
      ref={frame}
      className={host ? undefined : styles.frame}
      slot={host ? slot : undefined}
      src={url}
      title={title}
      referrerPolicy="origin"
      allow="payment"
    />
  );
  return (
    <span ref={setPlace} className={styles.place}>
      {host ? (
        <>
          <slot name={slot} />
          {createPortal(iframe, host)}
        </>
      ) : (
        place !== null && iframe
      )}
    </span>
  );
}
