import type { Kit, Parts } from '../page.ts';

/** A page of the website on which a tag has a hard time. */
export type HostilePage = {
  /** Last part of its address. */
  name: string;
  /** What is hostile about it, as a sentence. */
  hostility: string;
  /**
   * What a visitor gets: the booking in the tag, the link to it that stands in the tag, or where no
   * link may lead out of the page, its address.
   */
  outcome: 'booking' | 'link' | 'address';
  /** The tag stands in a frame of the site there, since the site's scripts cannot run in the page. */
  inFrameOfSite?: true;
  /** What visitors say of themselves, or have set, where that is the hostility. */
  visitor?: 'without-script' | 'prints' | 'zoomed' | 'large-font' | 'slow';
  /** Name of the hotel's own button that shows the place of the tag, or of the tag's. */
  press?: string;
  /** The tag stands in a frame with this name. */
  frame?: string;
  parts?: (kit: Kit) => Partial<Parts>;
  headers?: (kit: Kit) => Readonly<Record<string, string>>;
  /** Content type of the answer. */
  type?: string;
  /** Scripts of the page by their names beside it. */
  files?: Readonly<Record<string, string>>;
};

/** In XML, too, a script may contain what it likes. */
export const inline = (script: string, attributes = ''): string =>
  `<script${attributes}>//<![CDATA[\n${script}\n//]]></script>`;

export const rules = (css: string): string => `<style>${css}</style>`;
