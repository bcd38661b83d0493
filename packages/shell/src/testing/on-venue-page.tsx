import type { Decorator } from '@storybook/react-vite';
import { type Around, inVenuePage } from './in-venue-page.tsx';

/**
 * A story within a venue page, in the toolbar's language; its parameter `around` overrides the
 * context.
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

/** Overrides of a story's context. */
export const around = (value: Around) => ({ around: value });
