import type { ReactNode } from 'react';
import styles from './bill.module.css';

export type BillRow = { key: string; label: ReactNode; amount: ReactNode; saving?: boolean };

type BillProps = {
  /** Names the table for screen readers. */
  caption: string;
  rows: readonly BillRow[];
  total?: { label: ReactNode; amount: ReactNode };
};

/** The lines of a sum: amounts right-aligned in tabular figures, the total under a line. */
export function Bill({ caption, rows, total }: BillProps) {
  return (
    <table className={styles.bill}>
      <caption className={styles.caption}>{caption}</caption>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key} className={row.saving ? styles.saving : undefined}>
            <th scope="row">{row.label}</th>
            <td>{row.amount}</td>
          </tr>
        ))}
      </tbody>
      {total && (
        <tfoot>
          <tr>
            <th scope="row">{total.label}</th>
            <td>{total.amount}</td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}
