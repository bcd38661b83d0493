/** A short name of an element, for a list of what is wrong. */
export const nameOf = (element: Element): string =>
  `${element.localName}${element.classList.length > 0 ? `.${element.classList.item(0)}` : ''}`;
