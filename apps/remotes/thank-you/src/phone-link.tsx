import styles from './phone-link.module.css';

/** A telephone number that never wraps, left to right in any language. */
export const PhoneLink = ({ number }: { number: string }) => (
  <a className={styles.phone} href={`tel:${number.replaceAll(' ', '')}`}>
    <bdi dir="ltr">{number}</bdi>
  </a>
);
