export { type ApiClient, type ApiClientOptions, createApiClient } from './api-client.ts';
export type { CallProblem, Reply } from './reply.ts';
