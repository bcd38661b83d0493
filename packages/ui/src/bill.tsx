import type { ReactNode } from 'react';
import styles from './bill.module.css';

export type BillRow = { readonly key: string; readonly label: ReactNode; readonly amount: ReactNode; readonly saving?: boolean };

type BillProps = {
  /** Names the table for screen readers. */
  readonly caption: string;
  readonly rows: readonly BillRow[];
  readonly total?: { readonly label: ReactNode; readonly amount: ReactNode };
};

/** What a sum is made of: amounts right-aligned in tabular figures, the total under a line. */
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
