/** Fields without a text in them. */
const without = /^(checkbox|radio|range|file|hidden|color|submit|button|image)$/;

/** A list that cannot be wider: what it cuts is read where it is opened. */
const isWholeLine = (field: HTMLInputElement | HTMLSelectElement) =>
  field instanceof HTMLSelectElement && field.clientWidth > window.innerWidth / 2;

/** What a visitor types freely moves with the caret. */
const isTyped = (field: HTMLInputElement | HTMLSelectElement) =>
  /^(text|email|tel|password|search|url)$/.test(field.type) && field.inputMode !== 'numeric';

/** Values, chosen options and placeholders that are wider than the place for them. */
export function cutValues(stylesOf: (element: Element) => CSSStyleDeclaration): string[] {
  const fields = document.body.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
    'input, select',
  );
  return [...fields].flatMap((field) => {
    if (without.test(field.type) || !field.checkVisibility({ visibilityProperty: true })) return [];
    const style = stylesOf(field);
    const place =
      field.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    const high =
      field.clientHeight - parseFloat(style.paddingTop) - parseFloat(style.paddingBottom);
    const text = shownIn(field);
    if (field.clientWidth <= 1 || text === '') return [];
    const missing = widthOf(text, style) - place;
    return [
      ...(missing > 1 && !isWholeLine(field)
        ? [`${missing.toFixed()} px of “${text}” are cut in ${labelOf(field)}`]
        : []),
      ...(high < parseFloat(style.fontSize) - 1
        ? [`${labelOf(field)} is lower than its text`]
        : []),
    ];
  });
}

const shownIn = (field: HTMLInputElement | HTMLSelectElement): string =>
  field instanceof HTMLSelectElement
    ? (field.selectedOptions.item(0)?.label ?? '')
    : (isTyped(field) ? '' : field.value) || shownPlaceholder(field);

/** A field that shows its label where its placeholder has no room hides this. */
const shownPlaceholder = (field: HTMLInputElement): string =>
  getComputedStyle(field, '::placeholder').color === 'rgba(0, 0, 0, 0)' ? '' : field.placeholder;

const labelOf = (field: HTMLInputElement | HTMLSelectElement): string =>
  `the field “${field.labels?.item(0)?.textContent.trim() ?? field.getAttribute('aria-label') ?? field.name}”`;

const canvas = document.createElement('canvas').getContext('2d');

/** Without the space after its last letter. */
function widthOf(text: string, style: CSSStyleDeclaration): number {
  if (!canvas) throw new Error('there is no canvas');
  canvas.font = style.font;
  const spacing = parseFloat(style.letterSpacing) || 0;
  canvas.letterSpacing = `${spacing}px`;
  canvas.wordSpacing = style.wordSpacing;
  const written = style.textTransform === 'uppercase' ? text.toUpperCase() : text;
  return canvas.measureText(written).width - spacing;
}
