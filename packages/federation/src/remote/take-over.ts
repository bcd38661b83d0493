import { pressMarks } from '../head-scripts.ts';

const fields = 'input, select, textarea';

/**
 * What a visitor did to a drawn part before its script came: values that differ from the drawn ones,
 * opened details and popovers, and pressed buttons. Returns a function that repeats it, to be called when the
 * part's handlers exist; until then the elements keep it. Parts of others within are left to them.
 */
export function takeOver(root: HTMLElement): () => void {
  const own = <T extends HTMLElement>(selector: string): T[] =>
    [...root.querySelectorAll<T>(selector)].filter(
      (element) => element.closest(`[data-${pressMarks.drawn}]`) === root,
    );
  root.dataset[pressMarks.awake] = '';
  delete root.dataset[pressMarks.unscripted];
  const changes = own<HTMLElement>(fields).flatMap((field) => changeOf(field) ?? []);
  const toggled = own<HTMLDetailsElement>('details');
  const opened = own<HTMLElement>('[popover]').filter((element) =>
    element.matches(':popover-open'),
  );
  const pressed = own<HTMLElement>(`button[data-${pressMarks.pressed}]`);
  for (const button of pressed) delete button.dataset[pressMarks.pressed];
  return () => {
    for (const change of changes) change();
    for (const details of toggled) details.dispatchEvent(new Event('toggle'));
    for (const popover of opened)
      popover.dispatchEvent(new ToggleEvent('toggle', { oldState: 'closed', newState: 'open' }));
    for (const button of pressed) button.click();
  };
}

/**
 * React compares a field with the value that it knows: the field gets its drawn value back, and is
 * then changed as by the visitor.
 */
function changeOf(field: HTMLElement): (() => void) | null {
  if (field instanceof HTMLInputElement && (field.type === 'radio' || field.type === 'checkbox')) {
    const { checked, defaultChecked } = field;
    // The radio that was left by another one's press needs nothing.
    if (checked === defaultChecked || (field.type === 'radio' && !checked)) return null;
    return () => {
      field.checked = defaultChecked;
      field.click();
    };
  }
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
    const { value, defaultValue } = field;
    if (value === defaultValue) return null;
    return () => {
      field.value = defaultValue;
      setAsBrowser(field, value);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    };
  }
  if (field instanceof HTMLSelectElement) {
    const { value } = field;
    const drawn = [...field.options].find((option) => option.defaultSelected)?.value;
    if (value === (drawn ?? field.options[0]?.value)) return null;
    return () => {
      field.value = value;
      field.dispatchEvent(new Event('change', { bubbles: true }));
    };
  }
  return null;
}

/** Past React's own property on the element, which would make it believe that it knows the value. */
function setAsBrowser(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
}
