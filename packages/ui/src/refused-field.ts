/** Marks a control whose text is refused as it stands: it has no value that could be sent. */
export const refusedMark = { 'data-refused': true } as const;

/** The first control inside whose text is refused; `null` for none. */
export const refusedField = (inside: ParentNode): HTMLElement | null =>
  inside.querySelector<HTMLElement>('[data-refused]');
