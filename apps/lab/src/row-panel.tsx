import { readRow, rowText, type StudioRow } from '@foyer/sites/studio';
import { Button, Heading, Text, TextArea } from '@foyer/ui';
import { useId, useState } from 'react';
import css from './studio.module.css';
import type { StudioWords } from './words/studio-words.ts';

type RowPanelProps = {
  row: StudioRow;
  onChange: (row: StudioRow) => void;
  words: StudioWords;
};

/** What the studio is for: the row, to be taken, and a place for one that somebody has. */
export function RowPanel({ row, onChange, words }: RowPanelProps) {
  const title = useId();
  const [said, setSaid] = useState('');
  const [pasted, setPasted] = useState('');
  const text = rowText(row);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setSaid(words.copied),
      () => setSaid(words.notCopied),
    );
  return (
    <section className={css.row} aria-labelledby={title}>
      <Heading level={2} look={3} id={title}>
        {words.row}
      </Heading>
      <Text size="small" muted>
        {words.rowHint}
      </Text>
      <div className={css.actions}>
        <Button variant="primary" onClick={() => void copy()}>
          {words.copy}
        </Button>
        <Text as="span" size="small" muted role="status">
          {said}
        </Text>
      </div>
      <pre className={css.code} tabIndex={0} role="group" aria-label={words.row}>
        {text}
      </pre>
      <TextArea
        label={words.pasted}
        note={words.pasteHint}
        spellCheck={false}
        value={pasted}
        error={pasted !== '' && readRow(pasted) === null ? words.wrongRow : undefined}
        onChange={({ target }) => {
          const read = readRow(target.value);
          setPasted(read ? '' : target.value);
          if (read) onChange(read);
        }}
      />
    </section>
  );
}
