import { type ApiProcess, startApiProcess } from './api-process.ts';

/** API processes that can be killed and restarted one by one. */
export async function startKillableProcesses(
  count: number,
  env: Record<string, string>,
  program?: string,
) {
  const running: ApiProcess[] = await Promise.all(
    Array.from({ length: count }, () => startApiProcess(env, program)),
  );
  const at = (index: number): ApiProcess => {
    const api = running[index % count];
    if (api === undefined) throw new Error('no API process runs');
    return api;
  };
  return {
    urlOf: (index: number): string => at(index).url,
    /** SIGKILL; the new process replaces it once it answers. */
    killAndRestart: async (index: number): Promise<void> => {
      await at(index).kill();
      running[index % count] = await startApiProcess(env, program);
    },
    stop: () => Promise.all(running.map((api) => api.stop())),
  };
}
