import { laterTemplate } from './head-scripts.ts';

/** Requests the page's later scripts, whose hints came with the page and were held back. */
export function fetchLater(): void {
  const held = document.getElementById(laterTemplate);
  if (held instanceof HTMLTemplateElement) document.head.append(held.content);
}
