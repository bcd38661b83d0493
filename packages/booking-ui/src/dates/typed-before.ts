/** What was typed at a closed date before its calendar was there, and whether with Enter. */
export type TypedBefore = { text: string; entered: boolean };
