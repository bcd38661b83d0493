/** A window with blocked cookies and storage: every access throws, as in browsers. */
export function blockedWindow() {
  const refuse = (): never => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  return {
    document: {
      get cookie(): string {
        return refuse();
      },
      set cookie(_: string) {
        refuse();
      },
    },
    get localStorage(): Storage {
      return refuse();
    },
  };
}

/** A window that stores values; `cookieLines` are the cookies as they were set. */
export function keepingWindow() {
  const jar = new Map<string, string>();
  const items = new Map<string, string>();
  const cookieLines: string[] = [];
  return {
    items,
    cookieLines,
    document: {
      get cookie(): string {
        return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
      },
      set cookie(line: string) {
        cookieLines.push(line);
        const [pair = ''] = line.split('; ');
        const at = pair.indexOf('=');
        if (line.includes('Max-Age=0')) jar.delete(pair.slice(0, at));
        else jar.set(pair.slice(0, at), pair.slice(at + 1));
      },
    },
    localStorage: {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => void items.set(key, value),
      removeItem: (key: string) => void items.delete(key),
    },
  };
}
