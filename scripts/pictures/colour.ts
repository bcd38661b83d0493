/** `#rrggbb` between two colours: 0 is the first, 1 the second. */
export function mix(from: string, to: string, share: number): string {
  const part = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16);
  return `#${[1, 3, 5]
    .map((at) =>
      Math.round(part(from, at) + (part(to, at) - part(from, at)) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

export function lighter(colour: string, share: number): string {
  return mix(colour, '#ffffff', share);
}

export function darker(colour: string, share: number): string {
  return mix(colour, '#10151b', share);
}
