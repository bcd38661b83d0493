/**
 * Shortcuts of a page take characters that are not typed into a field, and from outside of the shadow
 * root every field of the tag is the tag. What is typed stays in the tag; all other keys pass.
 */
export function keepTyping(shadow: ShadowRoot): () => void {
  const keep = (event: Event) => {
    if (!(event instanceof KeyboardEvent) || event.ctrlKey || event.metaKey) return;
    const field =
      event.target instanceof Element && event.target.matches('input, textarea, select');
    if (field && event.key.length === 1) event.stopPropagation();
  };
  const types = ['keydown', 'keypress', 'keyup'];
  for (const type of types) shadow.addEventListener(type, keep);
  return () => types.forEach((type) => shadow.removeEventListener(type, keep));
}
