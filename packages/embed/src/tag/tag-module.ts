/** What the loader and the rest of the tag know of each other. */

export interface Tag extends HTMLElement {
  open: () => void;
  close: () => void;
}

/** What the loader has asked already, while the tag’s script was on its way. */
export type EarlyReply = { url: string; reply: Promise<Response> };

/** Where the loader came from, and the nonce that the page gave it. */
export type Source = { origin: string; nonce: string; early: EarlyReply | null };

export type TagModule = {
  connect: (tag: Tag, source: Source) => void;
  disconnect: (tag: Tag) => void;
  /** An attribute has changed. */
  change: (tag: Tag) => void;
  open: (tag: Tag) => void;
  close: (tag: Tag) => void;
};
