/** As in a browser that blocks a site's data: reading the storage property throws. */
export function blockStorage(): void {
  const refuse = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };
  Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse });
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
    Object.defineProperty(window, name, { get: refuse });
}
