import type { CSSProperties } from 'react';
import type { Token } from './read-tokens.ts';

const sampleOf = (name: string): CSSProperties | null => {
  const value = `var(${name})`;
  if (/^--(text-(xs|s|m|l)|title-)/.test(name)) return { fontSize: value, lineHeight: 1.2 };
  if (name.startsWith('--weight')) return { fontWeight: value };
  if (name.startsWith('--font')) return { fontFamily: value };
  if (/^--(s-|gutter|section|control-|field$|icon$)/.test(name))
    return { inlineSize: value, blockSize: 'var(--s-1)', background: 'var(--accent)' };
  if (name.startsWith('--radius')) return { ...box, borderRadius: value };
  if (name.startsWith('--lift')) return { ...box, boxShadow: value };
  if (name.startsWith('--border')) return { ...box, border: value };
  if (
    /^--(n-|accent|on-|page|surface|text|link|line|success|warn|danger|saving|scrim|picture|focus-color)/.test(
      name,
    )
  )
    return { ...box, background: value, border: 'var(--border-control)' };
  return null;
};

const box: CSSProperties = {
  inlineSize: 'var(--s-8)',
  blockSize: 'var(--s-4)',
  background: 'var(--surface)',
};

/** A sample of a token in the current theme; nothing for one without a visible effect. */
export function TokenSample({ token }: { token: Token }) {
  const style = sampleOf(token.name);
  if (style === null) return null;
  const isType = 'fontSize' in style || 'fontWeight' in style || 'fontFamily' in style;
  return <div style={style}>{isType ? 'Meeting at 9' : null}</div>;
}
