import { shortestPassword } from '@foyer/domain';
import { escaped } from '@foyer/sites/mail';

/** A field of a plain page's form. `error` is what is wrong with what was sent. */
export type PlainField = {
  name: string;
  label: string;
  value: string;
  hint?: string;
  error?: string | undefined;
  required?: boolean;
} & (
  | { kind: 'text' | 'amount' }
  | { kind: 'moment'; min?: string; max?: string }
  | { kind: 'area' }
  | { kind: 'choice'; choices: readonly { value: string; label: string }[] }
  | { kind: 'new-password' }
);

/** Fields under a heading; a folded group is optional. */
export type PlainGroup = {
  heading?: string;
  hint?: string;
  isFolded?: boolean;
  fields: readonly PlainField[];
};

/** Markup of the groups; the first wrong field gets the focus. */
export function fieldsHtml(groups: readonly PlainGroup[]): string {
  const firstWrong = groups
    .flatMap(({ fields }) => fields)
    .find(({ error }) => error !== undefined)?.name;
  return groups.map((group) => groupHtml(group, firstWrong)).join('');
}

function groupHtml(
  { heading, hint, isFolded = false, fields }: PlainGroup,
  firstWrong: string | undefined,
): string {
  const inside =
    (hint === undefined ? '' : `<p class="hint">${escaped(hint)}</p>`) +
    fields.map((field) => fieldHtml(field, field.name === firstWrong)).join('');
  if (heading === undefined) return `<div class="group">${inside}</div>`;
  if (!isFolded)
    return `<fieldset class="group"><legend>${escaped(heading)}</legend>${inside}</fieldset>`;
  const open = fields.some(({ error }) => error !== undefined) ? ' open' : '';
  return `<details class="group"${open}><summary>${escaped(heading)}</summary>${inside}</details>`;
}

function fieldHtml(field: PlainField, isFirstWrong: boolean): string {
  const { name, label, hint, error, required = false } = field;
  const id = `f-${name}`;
  const note = error ?? hint;
  const attributes =
    ` id="${escaped(id)}" name="${escaped(name)}"` +
    (required ? ' required' : '') +
    (error === undefined ? '' : ' aria-invalid="true"') +
    (isFirstWrong ? ' autofocus' : '') +
    (note === undefined ? '' : ` aria-describedby="${escaped(id)}-note"`);
  return (
    `<div${error === undefined ? '' : ' class="wrong"'}><div class="field">` +
    `<label for="${escaped(id)}">${escaped(label)}</label>${controlHtml(field, attributes)}</div>` +
    (note === undefined ? '' : `<p class="hint" id="${escaped(id)}-note">${escaped(note)}</p>`) +
    `</div>`
  );
}

function controlHtml(field: PlainField, attributes: string): string {
  const value = ` value="${escaped(field.value)}"`;
  switch (field.kind) {
    case 'text':
      return `<input type="text" maxlength="200"${attributes}${value}>`;
    case 'amount':
      return `<input type="text" inputmode="decimal" autocomplete="off" maxlength="20"${attributes}${value}>`;
    case 'moment': {
      const min = field.min === undefined ? '' : ` min="${field.min}"`;
      const max = field.max === undefined ? '' : ` max="${field.max}"`;
      return `<input type="datetime-local"${min}${max}${attributes}${value}>`;
    }
    case 'area':
      return `<textarea rows="3" maxlength="2000"${attributes}>${escapedText(field.value)}</textarea>`;
    case 'choice':
      return `<select${attributes}>${field.choices
        .map(
          (choice) =>
            `<option value="${escaped(choice.value)}"${choice.value === field.value ? ' selected' : ''}>` +
            `${escaped(choice.label)}</option>`,
        )
        .join('')}</select>`;
    case 'new-password':
      return (
        `<input type="password" autocomplete="new-password" minlength="${shortestPassword}" maxlength="200"` +
        `${attributes}>`
      );
    default:
      return field satisfies never;
  }
}

/** A text area keeps its line breaks; a first one would be dropped by the browser. */
const escapedText = (text: string): string => `\n${text.split('\n').map(escaped).join('\n')}`;
