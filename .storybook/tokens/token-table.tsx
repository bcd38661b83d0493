import css from '@foyer/ui/tokens.css?raw';
import { Heading } from '@foyer/ui';
import { readTokens } from './read-tokens.ts';
import styles from './token-table.module.css';
import { TokenSample } from './token-sample.tsx';

const groups = readTokens(css);

/**
 * Every token of the groups whose title begins with one of these words, in the theme and scheme of
 * the toolbar.
 */
export function TokenTable({ about }: { about: readonly string[] }) {
  return groups
    .filter(({ title }) => about.some((words) => title.startsWith(words)))
    .map(({ title, tokens }) => (
      <section key={title} className={styles.group}>
        <Heading level={2}>{title}</Heading>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Token</th>
              <th scope="col">Looks like</th>
              <th scope="col">Value</th>
              <th scope="col">For</th>
            </tr>
          </thead>
          <tbody>
            {tokens.map((token) => (
              <tr key={token.name}>
                <th scope="row">
                  <code>{token.name}</code>
                </th>
                <td>
                  <TokenSample token={token} />
                </td>
                <td>
                  <code className={styles.value}>{token.value}</code>
                </td>
                <td>{token.note}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    ));
}
