import type { CDPSession } from 'playwright';

/** What a page loaded; bytes on the wire, headers included. */
export type Transfers = {
  requests: number;
  bytes: number;
  codeBytes: number;
  codeRequests: number;
};

type Watch = {
  total: () => Transfers;
  files: () => readonly string[];
  quietFor: (ms: number) => boolean;
};

/**
 * Page, scripts and style sheets; messages and data inside the page count, pictures and later calls
 * do not.
 */
const isCode = (mimeType: string): boolean => /html|javascript|css/.test(mimeType);

export function watchTransfers(cdp: CDPSession): Watch {
  const open = new Set<string>();
  const types = new Map<string, { mimeType: string; url: string }>();
  const done: { bytes: number; mimeType: string; url: string }[] = [];
  let lastEvent = performance.now();
  cdp.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.startsWith('data:')) return;
    open.add(requestId);
    lastEvent = performance.now();
  });
  cdp.on('Network.responseReceived', ({ requestId, response }) =>
    types.set(requestId, { mimeType: response.mimeType, url: response.url }),
  );
  const end = (requestId: string, bytes: number) => {
    if (!open.delete(requestId)) return;
    lastEvent = performance.now();
    done.push({ bytes, ...(types.get(requestId) ?? { mimeType: '', url: '' }) });
  };
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    end(requestId, encodedDataLength),
  );
  cdp.on('Network.loadingFailed', ({ requestId }) => end(requestId, 0));
  const sum = (of: typeof done) => of.reduce((bytes, one) => bytes + one.bytes, 0);
  return {
    total: () => {
      const code = done.filter((one) => isCode(one.mimeType));
      return {
        requests: done.length,
        bytes: sum(done),
        codeBytes: sum(code),
        codeRequests: code.length,
      };
    },
    files: () => done.map(({ url, bytes }) => `${bytes} ${url}`),
    quietFor: (ms) => open.size === 0 && performance.now() - lastEvent > ms,
  };
}
