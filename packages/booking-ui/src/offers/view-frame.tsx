import styles from './view-frame.module.css';

type Props = { address: string; name: string };

/**
 * A 360° view or a film in a frame. The address comes from the venue's data: a page of the site's
 * own runs no scripts there, another's may, in its own origin; a picture of the site's own is turned
 * by the site's viewer, which has no origin there. Other addresses show nothing.
 */
export function ViewFrame({ address, name }: Props) {
  const frame = frameOf(address);
  return (
    frame && (
      <iframe
        {...frame}
        className={styles.frame}
        title={name}
        allow="fullscreen; gyroscope; accelerometer"
        referrerPolicy="no-referrer"
      />
    )
  );
}

/** Whether an address can be shown. */
export const isViewable = (address: string | null): address is string =>
  address !== null && frameOf(address) !== null;

function frameOf(address: string): { src: string; sandbox: string } | null {
  if (!/^(https:\/\/|\/(?!\/))/.test(address)) return null;
  const picture = /^(.*\/pictures\/)([\w-]+\.(?:webp|avif|jpe?g|png))$/.exec(address);
  if (picture)
    return { src: `${picture[1]}round-view.html#${picture[2]}`, sandbox: 'allow-scripts' };
  return {
    src: address,
    sandbox: address.startsWith('/') ? '' : 'allow-scripts allow-same-origin',
  };
}
