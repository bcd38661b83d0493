import type { Meta, StoryObj } from '@storybook/react-vite';
import { TokenTable } from './token-table.tsx';

/**
 * Every value that a component may use. Try another site, theme or scheme in the toolbar: the
 * samples follow.
 */
const meta = { title: 'Tokens/All values', component: TokenTable } satisfies Meta<
  typeof TokenTable
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The tokens that a partner usually sets; the others follow from them. */
export const Knobs: Story = { args: { about: ['knobs'] } };
export const NeutralRamp: Story = { args: { about: ['neutral ramp'] } };
/** Components read these, never the ramp. */
export const Roles: Story = { args: { about: ['roles'] } };
export const Type: Story = { args: { about: ['type'] } };
export const Spacing: Story = { args: { about: ['spacing'] } };
export const ControlsLayersWidthsMotion: Story = { args: { about: ['controls'] } };
