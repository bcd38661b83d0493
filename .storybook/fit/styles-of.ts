/** The computed style of each element, asked once while a page is looked through. */
export function rememberStyles(): (element: Element) => CSSStyleDeclaration {
  const known = new Map<Element, CSSStyleDeclaration>();
  return (element) => {
    const style = known.get(element) ?? getComputedStyle(element);
    known.set(element, style);
    return style;
  };
}
