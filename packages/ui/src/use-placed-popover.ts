import { type ToggleEvent, useEffect, useRef } from 'react';

/**
 * Places a popover beside its button where the browser has no anchors; what that needs is loaded at
 * the first opening. Until then, and where it does not come, the popover is in the middle.
 */
export function usePlacedPopover(): (event: ToggleEvent<HTMLElement>) => void {
  const end = useRef(() => undefined as void);
  useEffect(() => () => end.current(), []);
  return ({ currentTarget: popover, newState }) => {
    end.current();
    end.current = () => undefined;
    if (newState !== 'open' || CSS.supports('position-area', 'block-end')) return;
    let isOpen = true;
    end.current = () => {
      isOpen = false;
    };
    void import('./place-popover.ts').then(
      ({ placePopover }) => {
        const button = buttonOf(popover);
        if (isOpen && button) end.current = placePopover(button, popover);
      },
      // It is readable where it is.
      () => undefined,
    );
  };
}

/** The button that names the popover; in a tag both are in the same shadow root. */
function buttonOf(popover: HTMLElement): Element | null {
  const root = popover.getRootNode();
  return root instanceof Document || root instanceof ShadowRoot
    ? root.querySelector(`[popovertarget="${CSS.escape(popover.id)}"]`)
    : null;
}
