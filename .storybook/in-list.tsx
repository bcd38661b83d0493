import type { Decorator } from '@storybook/react-vite';

/** A card in a list as wide as the parameter `list`: cards follow its width, not the window's. */
export const inList: Decorator = (Story, { parameters: { list } }) =>
  typeof list === 'string' ? (
    <div style={{ containerType: 'inline-size', containerName: 'cards', maxInlineSize: list }}>
      {Story()}
    </div>
  ) : (
    Story()
  );
