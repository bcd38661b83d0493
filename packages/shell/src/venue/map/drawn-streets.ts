/** Streets of an invented quarter, as SVG paths in a box of 800 × 400. */
export type DrawnStreets = {
  streets: string;
  avenue: string;
  parks: readonly string[];
  shore: string | null;
};

const width = 800;
const height = 400;

/** Pseudo-random numbers from 0 to 1 seeded by a text: the same text, the same drawing. */
function numbersOf(seed: string): () => number {
  let state = 2166136261;
  for (const character of seed)
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16777619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822507) + 0x6d2b79f5;
    return ((state ^ (state >>> 13)) >>> 0) / 4294967296;
  };
}

/** Streets around the middle, drawn from the venue's id and place; not a real map. */
export function drawnStreets(seed: string): DrawnStreets {
  const next = numbersOf(seed);
  const between = (from: number, to: number) => Math.round(from + next() * (to - from));
  const lean = between(-60, 60);
  const across = Array.from({ length: 9 }, (_, index) => index * 100 - 50 + between(-22, 22));
  const along = Array.from({ length: 5 }, (_, index) => index * 90 + 20 + between(-16, 16));
  const vertical = across.map((x) => `M${x - lean} -10L${x + lean} ${height + 10}`);
  const horizontal = along.map((y) => `M-10 ${y - lean / 3}L${width + 10} ${y + lean / 3}`);
  const bend = between(120, 280);
  const park = (x: number, y: number) =>
    `M${x} ${y}h${between(70, 130)}v${between(50, 80)}h-${between(70, 120)}Z`;
  const shoreAt = between(560, 660);
  return {
    streets: [...vertical, ...horizontal].join(''),
    avenue: `M-10 ${bend}Q${between(260, 420)} ${height - bend} ${width + 10} ${between(40, 160)}`,
    parks: [park(between(40, 160), between(40, 120)), park(between(300, 460), between(250, 300))],
    shore:
      next() < 0.5
        ? `M${shoreAt} -10q${between(-50, 50)} 120 ${between(-20, 60)} 210t${between(-30, 60)} 220H${width + 10}V-10Z`
        : null,
  };
}
