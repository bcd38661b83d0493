import { autoUpdate, computePosition, flip, offset, shift } from '@floating-ui/dom';

/**
 * Keeps an open popover beside its button, as the style does where the browser has anchors. Load it
 * with `import()`, and only where the browser has none. The answer ends it.
 */
export function placePopover(button: Element, popover: HTMLElement): () => void {
  popover.dataset['placed'] = '';
  return autoUpdate(button, popover, () => {
    void computePosition(button, popover, {
      strategy: 'fixed',
      placement: 'bottom-start',
      middleware: [
        offset(4),
        flip({ fallbackPlacements: ['bottom-end', 'top-start', 'top-end'] }),
        // Neither below nor above the button is the room: better over it than cut.
        shift({ padding: 8, crossAxis: true }),
      ],
    }).then(({ x, y }) => {
      popover.style.setProperty('--popover-x', `${x}px`);
      popover.style.setProperty('--popover-y', `${y}px`);
    });
  });
}
