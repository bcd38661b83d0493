import type { Brand } from '@foyer/sites';
import {
  changesFor,
  type Change,
  mended,
  type MeasuredPair,
  measuredPairs,
  withChangesFor,
} from '@foyer/sites/studio';
import { Button, Disclosure, Heading, iconAlert, iconCheck, Notice, Text } from '@foyer/ui';
import { useDeferredValue, useId, useMemo, useState } from 'react';
import css from './contrast.module.css';
import type { StudioWords } from './words/studio-words.ts';

type ContrastProps = {
  brand: Brand;
  onChange: (brand: Brand) => void;
  words: StudioWords;
};

/** Every pair as the brand has it, those that fail first, with what would mend them. */
export function Contrast({ brand, onChange, words }: ContrastProps) {
  const title = useId();
  const [showsAll, setShowsAll] = useState(false);
  // A colour that is dragged is shown at once; what it means follows.
  const measured = useDeferredValue(brand);
  const pairs = useMemo(() => measuredPairs(measured), [measured]);
  const whole = useMemo(() => mended(measured), [measured]);
  const failing = pairs
    .filter(({ passes }) => !passes)
    .toSorted((one, other) => one.ratio / one.least - other.ratio / other.least);
  const passing = pairs.filter(({ passes }) => passes);
  return (
    <section className={css.contrast} aria-labelledby={title}>
      <Heading level={2} look={3} id={title}>
        {words.contrast}
      </Heading>
      <Text size="small" muted>
        {words.contrastHint}
      </Text>
      <Notice
        role="status"
        tone={failing.length > 0 ? 'danger' : 'success'}
        icon={failing.length > 0 ? iconAlert : iconCheck}
        title={failing.length > 0 ? words.fail(failing.length) : words.allPass(pairs.length)}
        actions={
          failing.length > 0 && (
            <Button variant="primary" size="s" onClick={() => onChange(whole.brand)}>
              {words.mendAll}
            </Button>
          )
        }
      />
      {failing.length > 0 && (
        <PairTable
          pairs={failing}
          words={words}
          label={words.fail(failing.length)}
          changes={whole.changes}
          onMend={(pair) => onChange(withChangesFor(brand, whole.changes, pair))}
        />
      )}
      <Disclosure
        summaryClosed={words.passing(passing.length)}
        summaryOpen={words.passing(passing.length)}
        onToggle={setShowsAll}
      >
        {showsAll && (
          <PairTable pairs={passing} words={words} label={words.passing(passing.length)} />
        )}
      </Disclosure>
    </section>
  );
}

type PairTableProps = {
  pairs: readonly MeasuredPair[];
  words: StudioWords;
  label: string;
  changes?: readonly Change[];
  onMend?: (pair: MeasuredPair) => void;
};

function PairTable({ pairs, words, label, changes = [], onMend }: PairTableProps) {
  return (
    <table className={css.pairs} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{words.pair}</th>
          <th scope="col">{words.measured}</th>
          {onMend && <th scope="col">{words.mending}</th>}
        </tr>
      </thead>
      <tbody>
        {pairs.map((pair) => {
          const name = words.on(
            words.roles[pair.text],
            words.roles[pair.ground],
            words[pair.scheme].toLowerCase(),
          );
          return (
            <tr key={`${pair.text} ${pair.ground} ${pair.scheme}`}>
              <th scope="row">
                <span className={css.name}>
                  <Swatch ground={pair.colours.ground} text={pair.colours.text} />
                  <span>{name}</span>
                </span>
              </th>
              <td className={css.ratio}>
                {pair.ratio.toFixed(2)} <small>{words.least(pair.least.toFixed(1))}</small>
              </td>
              {onMend && (
                <td>
                  <Mending
                    changes={changesFor(changes, pair)}
                    words={words}
                    label={words.mendOf(name)}
                    onMend={() => onMend(pair)}
                  />
                </td>
              )}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

type MendingProps = {
  changes: readonly Change[];
  words: StudioWords;
  label: string;
  onMend: () => void;
};

function Mending({ changes, words, label, onMend }: MendingProps) {
  return (
    <div className={css.mending}>
      {changes.map(({ colour, from, to }) => (
        <span key={colour} className={css.change}>
          <Swatch ground={from} /> <span aria-hidden="true">→</span> <Swatch ground={to} />
          <span>
            {words.colour[colour]} {to}
          </span>
        </span>
      ))}
      <Button size="s" aria-label={label} onClick={onMend}>
        {words.mend}
      </Button>
    </div>
  );
}

/** A ground, and a bar in the colour of what is read on it. */
function Swatch({ ground, text }: { ground: string; text?: string }) {
  return (
    <svg className={css.swatch} viewBox="0 0 24 24" aria-hidden="true">
      <rect width="24" height="24" fill={ground} />
      {text !== undefined && <path d="M5 9h14M5 15h9" stroke={text} strokeWidth="3" />}
    </svg>
  );
}
