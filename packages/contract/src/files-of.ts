/** Paths of files in an answer’s text, as addresses of that origin, for pages of other origins. */
export const withFilesOf = (answer: string, origin: string | undefined): string =>
  origin === undefined ? answer : answer.replaceAll('"/pictures/', `"${origin}/pictures/`);
