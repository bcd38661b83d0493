export const patience = 90_000;

/** Asks again until there is an answer; fails with `otherwise` after a long time. */
export async function until<T>(look: () => Promise<T | null>, otherwise: string): Promise<T> {
  const deadline = Date.now() + patience;
  while (Date.now() < deadline) {
    const found = await look();
    if (found !== null) return found;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(otherwise);
}
