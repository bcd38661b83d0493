import { Agent, get } from 'node:http';

/** Milliseconds of each of several requests in sequence over one connection. */
export async function sequentially(url: string, paths: readonly string[]): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const took: number[] = [];
  for (const path of paths) {
    const begun = performance.now();
    await answerOf(url + path, agent);
    took.push(performance.now() - begun);
  }
  agent.destroy();
  return took;
}

const answerOf = (url: string, agent: Agent): Promise<void> =>
  new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'accept-encoding': 'br' } }, (answer) => {
      answer.resume();
      answer.once('end', () =>
        answer.statusCode === 200
          ? resolve()
          : reject(new Error(`${url} answered ${answer.statusCode}`)),
      );
      answer.once('error', reject);
    }).once('error', reject);
  });
