/**
 * A drawn page can be used before its scripts have come: a press on a button is noted and repeated by
 * them, and one that steps a number changes the field beside it at once, which they take over as if
 * it was typed. Buttons of popovers answer themselves. The host's own pages do the same.
 */
export function notePresses(root: HTMLElement): void {
  root.addEventListener(
    'click',
    (event) => {
      const button = event.target instanceof Element && event.target.closest('button');
      const part = button && button.closest<HTMLElement>('[data-drawn]');
      if (!part || 'awake' in part.dataset || button.hasAttribute('popovertarget')) return;
      event.preventDefault();
      const { step } = button.dataset;
      const field = step && button.parentElement?.querySelector('input');
      if (!field) button.setAttribute('data-pressed', '');
      else if (!button.ariaDisabled)
        field.value = String(Math.max(0, (Number(field.value) || 0) + Number(step)));
    },
    true,
  );
}
