import type { Decorator } from '@storybook/react-vite';
import { type Around, inVenuePage } from './in-venue-page.tsx';

/**
 * A story within a venue page, in the language that the toolbar names; its parameter `around` says
 * what is different there.
 */
export const onVenuePage: Decorator = (Story, { globals, parameters }) => {
  const around: Around = parameters['around'] ?? {};
  return inVenuePage(
    <div
      style={{
        paddingInline: 'var(--gutter)',
        containerType: 'inline-size',
        containerName: 'main',
      }}
    >
      <Story />
    </div>,
    { ...around, base: { language: globals['language'], ...around.base } },
  );
};

/** What is different around a story. */
export const around = (value: Around) => ({ around: value });
