export {
  type ApiClient,
  type ApiClientOptions,
  type CallProblem,
  createApiClient,
  type Reply,
} from './api-client.ts';
export type { AskedCall, BroughtAnswer } from './answered-client.ts';
