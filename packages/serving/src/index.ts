export { embedOrigins } from './embed-origins.ts';
export { boundReading, readingTimeout } from './bounded-reading.ts';
export { boundStop, stopTimeout } from './bounded-stop.ts';
export {
  internalSecret,
  originOf,
  readVisit,
  signVisit,
  type Visit,
  visitHeader,
} from './signed-visit.ts';
export { type TrustedProxies, trustedProxies, trustProxy } from './trusted-proxies.ts';
