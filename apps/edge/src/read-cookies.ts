/** The value of a cookie by name, from a `Cookie` header; a malformed one counts as absent. */
export function readCookies(header: string): (name: string) => string | null {
  const jar = allCookies(header);
  return (name) => jar.get(name) ?? null;
}

/** All cookies of a `Cookie` header by name, without malformed ones. */
export const allCookies = (header: string): ReadonlyMap<string, string> =>
  new Map(
    header.split(/;\s*/).flatMap((pair) => {
      const [name = '', ...rest] = pair.split('=');
      try {
        return [[name, decodeURIComponent(rest.join('='))] as const];
      } catch (error) {
        if (error instanceof URIError) return [];
        throw error;
      }
    }),
  );
