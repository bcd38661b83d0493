/** A field of a form by its name: the first that is wrong takes the focus. */
export const fieldOf = (form: HTMLFormElement, name: string): HTMLElement | null =>
  form.querySelector<HTMLElement>(`[name="${name}"]`);
