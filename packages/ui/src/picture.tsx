import { classNames } from './class-names.ts';
import styles from './picture.module.css';

type PictureProps = {
  /** Base path without width and format: `/pictures/harbour-room`. */
  src: string;
  alt: string;
  /** Its displayed width, as `sizes` of an image: `(min-width: 1024px) 20rem, 100vw`. */
  sizes: string;
  /** Loads immediately and before others; only for what is seen first. */
  priority?: boolean;
  className?: string | undefined;
};

const widths = [480, 960, 1600] as const;
const srcSet = (src: string, format: string) =>
  widths.map((width) => `${src}-${width}.${format} ${width}w`).join(', ');

/** A photograph in two formats and three widths that fills its parent. */
export function Picture({ src, alt, sizes, priority = false, className }: PictureProps) {
  return (
    <picture className={styles.picture}>
      <source type="image/avif" srcSet={srcSet(src, 'avif')} sizes={sizes} />
      <img
        className={classNames(styles.image, className)}
        src={`${src}-960.webp`}
        srcSet={srcSet(src, 'webp')}
        sizes={sizes}
        alt={alt}
        width={960}
        height={640}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding={priority ? 'sync' : 'async'}
      />
    </picture>
  );
}
