/** The value of a cookie by name, from a `Cookie` header; a malformed one counts as absent. */
export function readCookies(header: string): (name: string) => string | null {
  const jar = new Map(
    header.split(/;\s*/).map((pair) => {
      const [name = '', ...rest] = pair.split('=');
      return [name, rest.join('=')] as const;
    }),
  );
  return (name) => {
    const value = jar.get(name);
    if (value === undefined) return null;
    try {
      return decodeURIComponent(value);
    } catch (error) {
      if (error instanceof URIError) return null;
      throw error;
    }
  };
}
