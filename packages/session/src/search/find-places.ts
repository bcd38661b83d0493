import type { ApiClient } from '@foyer/api-client';
import { findPlaces as endpoint } from '@foyer/contract';
import type { BaseSession } from '../base-session.ts';

/** Its own file: a page loads it when a visitor begins to type. */
export const findPlaces = (
  api: ApiClient,
  lang: string,
  text: string,
  signal: AbortSignal,
): ReturnType<BaseSession['findPlaces']> => api.call(endpoint, { query: { text, lang }, signal });
