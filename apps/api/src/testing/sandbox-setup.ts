import { createSandbox } from '@foyer/sandbox';

export type SandboxSetup = Awaited<ReturnType<typeof startSandbox>>;

/** The sandbox's stand-ins on free ports, with controls and readings for tests. */
export async function startSandbox(clock?: () => Date) {
  const sandbox = createSandbox(clock ? { clock } : {});
  const { url, smtpPort } = await sandbox.start({ http: 0, smtp: 0 });
  const post = (path: string, body: object): Promise<Response> =>
    fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const read = async <Answer>(path: string): Promise<Answer> =>
    (await (await fetch(url + path)).json()) as Answer;
  return {
    url,
    smtpUrl: `smtp://127.0.0.1:${smtpPort}`,
    stop: sandbox.stop,
    tell: async (party: string, mode: string, ms?: number): Promise<void> => {
      const answer = await post('/faults', { party, mode, ms });
      if (!answer.ok) throw new Error(`the sandbox cannot be told ${party} ${mode}`);
    },
    cardToken: async (number = '4242424242424242'): Promise<string> => {
      const answer = await post('/vault/cards', {
        accessToken: 'visit',
        number,
        month: 12,
        year: new Date().getFullYear() + 2,
        cvv: '123',
        name: 'Aino Virta',
      });
      return ((await answer.json()) as { cardToken: string }).cardToken;
    },
    /** Amounts that the card vault has reserved, in minor units. */
    reserved: async (): Promise<number[]> =>
      (await read<{ state: string; amount: number }[]>('/vault/authorizations'))
        .filter(({ state }) => state === 'authorized')
        .map(({ amount }) => amount),
    /** Every delivery of a mail, repeated ones too; the sandbox keeps the latest thousand. */
    delivered: (): Promise<{ id: string; messageId: string | null }[]> => read('/inbox.json'),
    /** What the office operator and the property system keep now. */
    keptAtOffice: async (): Promise<string[]> =>
      (await read<{ state: string; kind: string }[]>('/office/reservations'))
        .filter(({ state }) => state === 'kept')
        .map(({ kind }) => kind),
    keptAtProperty: async (): Promise<string[]> =>
      (await read<{ state: string; kind: string }[]>('/property/reservations'))
        .filter(({ state }) => state === 'kept')
        .map(({ kind }) => kind),
  };
}
