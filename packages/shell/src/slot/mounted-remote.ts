import { pressMarks } from '@foyer/federation';
import { type Mounted, type Remote, remoteFailed, remoteReady } from '@foyer/federation/remote';
import type { BaseSession } from '@foyer/session';

export type SlotState = 'loading' | 'ready' | 'failed';

/** A mounted remote in its own element, which can be moved, and its state. */
export type MountedRemote = {
  element: HTMLElement;
  state: () => SlotState;
  /** Called at each change of the state. */
  follow: (listener: (state: SlotState) => void) => void;
  unmount: () => void;
};

/** Mounts a remote in `box`: into what the front door drew of it there, else at the end. */
export function mountRemote(
  remote: Remote,
  box: Element,
  session: BaseSession,
  part?: string,
): MountedRemote {
  const element =
    box.querySelector<HTMLElement>(`:scope > [data-${pressMarks.drawn}]`) ??
    box.appendChild(document.createElement('div'));
  let state: SlotState = 'loading';
  let tell: (state: SlotState) => void = () => undefined;
  const becomes = (next: SlotState) => () => {
    state = next;
    tell(next);
  };
  element.addEventListener(remoteReady, becomes('ready'));
  element.addEventListener(remoteFailed, becomes('failed'));
  const mounted: Mounted = remote.mount(element, session, part);
  return {
    element,
    state: () => state,
    follow: (listener) => {
      tell = listener;
    },
    unmount: () => {
      mounted.unmount();
      element.remove();
    },
  };
}
