import type { Page } from '@playwright/test';

/**
 * What a visitor's steps use of Playwright's pages, frames and locators. `engines` has the same over
 * other drivers, so that one text books in every browser. `P` is the kind of what is found.
 */
export interface Around<P = AnyPart> {
  getByRole: (role: Role, options?: Named) => P;
  locator: (selector: string) => P;
  frameLocator: (selector: string) => Around<P>;
}

/** An element, looked for anew at each action, and what is in it. */
export interface Part<P> extends Around<P> {
  first: () => P;
  nth: (index: number) => P;
  filter: (options: { hasText: string | RegExp }) => P;
  check: () => Promise<void>;
  click: () => Promise<void>;
  fill: (text: string) => Promise<void>;
  pressSequentially: (text: string) => Promise<void>;
  selectOption: (value: string) => Promise<unknown>;
  textContent: () => Promise<string | null>;
  waitFor: (options?: { state?: 'visible' | 'hidden' }) => Promise<void>;
}

/** An element of whatever driver. */
export interface AnyPart extends Part<AnyPart> {}

/** A visitor's page. */
export interface Visit extends Around {
  goto: (address: string) => Promise<unknown>;
  goBack: () => Promise<unknown>;
  reload: () => Promise<unknown>;
  waitForURL: (pattern: RegExp) => Promise<void>;
}

export type Role = Parameters<Page['getByRole']>[0];
export type Named = { name?: string | RegExp; exact?: boolean; level?: number };
