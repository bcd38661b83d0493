/**
 * Runs each of the measurements `runs` times, in turn (a b c, b c a, …), so that a machine that
 * slows down or warms up affects all of them alike. Returns the results by name, in order.
 */
export async function alternate<Name extends string, Result>(
  runs: number,
  things: Readonly<Record<Name, () => Promise<Result>>>,
  tell: (line: string) => void,
): Promise<Record<Name, Result[]>> {
  const names = Object.keys(things) as Name[];
  const results = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<
    Name,
    Result[]
  >;
  for (let run = 0; run < runs; run += 1) {
    for (let turn = 0; turn < names.length; turn += 1) {
      const name = names[(run + turn) % names.length];
      if (name === undefined) continue;
      tell(`  run ${run + 1} of ${runs}: ${name}`);
      results[name].push(await things[name]());
    }
  }
  return results;
}
