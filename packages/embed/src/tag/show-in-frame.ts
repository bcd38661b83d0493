import type { EmbedEvent } from '../place.ts';
import { readSaid } from './framed.ts';
import { askedOf } from './question.ts';
import type { View } from './view.ts';

/** `policy`: the page keeps the site's scripts out. `changed`: it changed what scripts build on. */
export type FrameReason = 'policy' | 'changed';

const sentences: Readonly<Record<FrameReason, string>> = {
  policy: 'foyer: the form stands in a frame, because this page keeps the site’s scripts out',
  changed:
    'foyer: the form stands in a frame, because this page has changed the language’s own objects',
};

type Parts = {
  why: FrameReason;
  /** Address of the answer that the tag would ask for itself. */
  question: string;
  origin: string;
  label: string;
  step: (address: string | null, kept: string) => void;
  tell: (event: EmbedEvent) => void;
  /** The frame did not come: the page keeps it out as well. */
  silent: () => void;
};

/** How long (ms) a frame may take to say that it is there. */
const patience = 8000;

/** Shows the site’s own page with the tag in a frame, as high as its content; returns what ends it. */
export function showInFrame(
  view: Pick<View, 'frame' | 'frameWaits' | 'dialog'>,
  { why, question, origin, label, step, tell, silent }: Parts,
): () => void {
  const src = askedOf(question, 'frame');
  const frame = view.frame(`${src}&parent=${encodeURIComponent(location.origin)}`, label);
  let isThere = false;
  const giveUp = setTimeout(silent, patience);
  const hear = (event: MessageEvent<unknown>) => {
    const said = readSaid(event, { origin, window: frame.contentWindow });
    if (said === null) return;
    clearTimeout(giveUp);
    if (!isThere) console.warn(sentences[why]);
    isThere = true;
    if (said.kind === 'height') {
      view.frameWaits(said.waits);
      if (view.dialog === null) frame.style.blockSize = `${said.height}px`;
    }
    if (said.kind === 'step') step(said.step, said.kept);
    if (said.kind === 'event') {
      // Where what is shown is as high as what waited, no height is told.
      view.frameWaits(false);
      tell(said.event);
    }
  };
  const refuse = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
    const refused = URL.canParse(blockedURI) ? new URL(blockedURI).origin : null;
    if (effectiveDirective !== 'frame-src' || refused !== origin) return;
    clearTimeout(giveUp);
    silent();
  };
  window.addEventListener('message', hear);
  document.addEventListener('securitypolicyviolation', refuse);
  return () => {
    clearTimeout(giveUp);
    window.removeEventListener('message', hear);
    document.removeEventListener('securitypolicyviolation', refuse);
  };
}
