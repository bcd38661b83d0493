import type { Rolldown } from 'vite';

/**
 * Libraries mark modules with "use client" for servers that render; a browser build has no use for
 * the mark or the warning.
 */
export function quietDirectives(
  level: Rolldown.LogLevel,
  log: Rolldown.RollupLog,
  pass: (level: Rolldown.LogLevel, log: Rolldown.RollupLog) => void,
): void {
  if (log.code !== 'MODULE_LEVEL_DIRECTIVE') pass(level, log);
}
