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
  /** Of the page itself. */
  documentBytes: () => number;
  /** Of the scripts whose loading was finished by a time, in milliseconds since 1970. */
  scriptBytesBefore: (time: number) => number;
  /** Of all that was finished by then, but for what is of that origin. */
  bytesBefore: (time: number, besides: string | null) => number;
  files: () => readonly string[];
  quietFor: (ms: number) => boolean;
};

type Loaded = { mimeType: string; url: string; isDocument: boolean };

/**
 * Page, scripts and style sheets; messages and data inside the page count, pictures and later calls
 * do not.
 */
const isCode = (mimeType: string): boolean => /html|javascript|css/.test(mimeType);

const originOf = (url: string): string => new URL(url).origin;

export function watchTransfers(cdp: CDPSession): Watch {
  const open = new Set<string>();
  const types = new Map<string, Loaded>();
  const done: (Loaded & { bytes: number; time: number })[] = [];
  let lastEvent = performance.now();
  // The browser tells both of its clocks with a request, and only the first one when it is finished.
  let clockDifference = 0;
  cdp.on('Network.requestWillBeSent', ({ requestId, request, timestamp, wallTime }) => {
    if (request.url.startsWith('data:')) return;
    clockDifference = wallTime - timestamp;
    open.add(requestId);
    lastEvent = performance.now();
  });
  cdp.on('Network.responseReceived', ({ requestId, response, type }) =>
    types.set(requestId, {
      mimeType: response.mimeType,
      url: response.url,
      isDocument: type === 'Document',
    }),
  );
  const end = (requestId: string, bytes: number, timestamp: number) => {
    if (!open.delete(requestId)) return;
    lastEvent = performance.now();
    const of = types.get(requestId) ?? { mimeType: '', url: '', isDocument: false };
    done.push({ bytes, time: (timestamp + clockDifference) * 1000, ...of });
  };
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) =>
    end(requestId, encodedDataLength, timestamp),
  );
  cdp.on('Network.loadingFailed', ({ requestId, timestamp }) => end(requestId, 0, timestamp));
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
    documentBytes: () => sum(done.filter((one) => one.isDocument)),
    scriptBytesBefore: (time) =>
      sum(done.filter((one) => /javascript/.test(one.mimeType) && one.time < time)),
    bytesBefore: (time, besides) =>
      sum(done.filter((one) => one.time < time && originOf(one.url) !== besides)),
    files: () => done.map(({ url, bytes }) => `${bytes} ${url}`),
    quietFor: (ms) => open.size === 0 && performance.now() - lastEvent > ms,
  };
}
