import type { Decorator } from '@storybook/react-vite';

/**
 * A card stands in a list as wide as its parameter `list` says: cards lay themselves out by its
 * width, not by the window's.
 */
export const inList: Decorator = (Story, { parameters: { list } }) =>
  typeof list === 'string' ? (
    <div style={{ containerType: 'inline-size', containerName: 'cards', maxInlineSize: list }}>
      {Story()}
    </div>
  ) : (
    Story()
  );
