import type { ApiClient } from '@foyer/api-client';
import { findPlaces as endpoint } from '@foyer/contract';
import type { BaseSession } from '../base-session.ts';

/** A file of its own, so that a page loads it only when a visitor starts to type. */
export const findPlaces = (
  api: ApiClient,
  lang: string,
  text: string,
  signal: AbortSignal,
): ReturnType<BaseSession['findPlaces']> => api.call(endpoint, { query: { text, lang }, signal });
