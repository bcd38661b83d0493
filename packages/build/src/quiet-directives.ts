import type { Rolldown } from 'vite';

/**
 * Libraries mark modules with "use client" for rendering servers; a browser build needs neither the
 * mark nor the warning.
 */
export function quietDirectives(
  level: Rolldown.LogLevel,
  log: Rolldown.RollupLog,
  pass: (level: Rolldown.LogLevel, log: Rolldown.RollupLog) => void,
): void {
  if (log.code !== 'MODULE_LEVEL_DIRECTIVE') pass(level, log);
}
