import { pressMarks } from '../head-scripts.ts';

const fields = 'input, select, textarea';

/** What a visitor did to a drawn part before its handlers existed. */
export type TakenOver = {
  /** To be called as soon as the handlers exist: what happens from then on is theirs. */
  handled: () => void;
  /** Repeats what happened before; until then the elements keep it. */
  repeat: () => void;
};

/**
 * What a visitor did to a drawn part before its script came: values that differ from the drawn ones,
 * opened details and popovers, fields that were left, and pressed buttons. A form's button that was
 * pressed from within its field was pressed by Enter. What is typed or chosen while React takes the
 * drawing over is noted as well: React believes that it drew such a value itself, tells no handler,
 * and takes it back with the next rendering. Parts of others within are left to them.
 */
export function takeOver(root: HTMLElement): TakenOver {
  const isOwn = (element: Element) => element.closest(`[data-${pressMarks.drawn}]`) === root;
  const own = <T extends HTMLElement>(selector: string): T[] =>
    [...root.querySelectorAll<T>(selector)].filter(isOwn);
  root.dataset[pressMarks.awake] = '';
  delete root.dataset[pressMarks.unscripted];
  const changes = new Map<HTMLElement, () => void>();
  const note = (field: HTMLElement) => {
    const change = changeOf(field);
    if (change) changes.set(field, change);
    else changes.delete(field);
  };
  own<HTMLElement>(fields).forEach(note);
  const onChange = ({ target }: Event) => {
    if (target instanceof HTMLElement && target.matches(fields) && isOwn(target)) note(target);
  };
  // The press of a box changes it before React hears of it, and tells `change` after that.
  const noted = ['click', 'input', 'change'];
  for (const event of noted) root.addEventListener(event, onChange, true);
  const handled = () => {
    for (const event of noted) root.removeEventListener(event, onChange, true);
  };
  const toggled = own<HTMLDetailsElement>('details');
  const opened = own<HTMLElement>('[popover]').filter((element) =>
    element.matches(':popover-open'),
  );
  const pressed = own<HTMLButtonElement>(`button[data-${pressMarks.pressed}]`);
  for (const button of pressed) delete button.dataset[pressMarks.pressed];
  return {
    handled,
    repeat: () => {
      handled();
      for (const change of changes.values()) change();
      for (const field of changes.keys())
        if (rootOf(field).activeElement !== field)
          field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
        else if (pressed.some(({ type, form }) => type === 'submit' && form?.contains(field)))
          field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
      for (const details of toggled) details.dispatchEvent(new Event('toggle'));
      for (const popover of opened)
        popover.dispatchEvent(new ToggleEvent('toggle', { oldState: 'closed', newState: 'open' }));
      // React draws in a microtask what leaving a field, or Enter, has changed.
      queueMicrotask(() => pressed.forEach((button) => button.click()));
    },
  };
}

function rootOf(field: HTMLElement): DocumentOrShadowRoot {
  const root = field.getRootNode();
  return root instanceof ShadowRoot ? root : field.ownerDocument;
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
      // Typed on since then, and known to React, or taken back by it.
      const now = field.value === defaultValue ? value : field.value;
      field.value = defaultValue;
      setAsBrowser(field, now);
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
