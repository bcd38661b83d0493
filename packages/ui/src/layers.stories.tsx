import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { Overlay } from './overlay.tsx';
import { Popover, usePopover } from './popover.tsx';
import { Text } from './text.tsx';

const meta: Meta = { title: 'Components/Layers' };
export default meta;
type Story = StoryObj;

const WithDialog = () => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Booking expired"
        closeLabel="Close"
        footer={
          <>
            <Button onClick={() => setOpen(false)}>Back to the venue</Button>
            <Button variant="primary">Hold it again</Button>
          </>
        }
      >
        <Text muted>We held the Harbour Room for 20 minutes and have let it go.</Text>
      </Dialog>
    </>
  );
};

export const OpenedDialog: Story = {
  render: () => <WithDialog />,
  play: async ({ canvasElement }) => {
    const part = within(canvasElement);
    await userEvent.click(part.getByRole('button', { name: 'Open' }));
    await waitFor(() =>
      expect(part.getByRole('dialog', { name: 'Booking expired' })).toBeVisible(),
    );
  },
};

export const FocusComesBack: Story = {
  render: () => <WithDialog />,
  play: async ({ canvasElement }) => {
    const part = within(canvasElement);
    await userEvent.click(part.getByRole('button', { name: 'Open' }));
    await userEvent.click(part.getByRole('button', { name: 'Close' }));
    await expect(part.queryByRole('dialog')).toBeNull();
    await expect(part.getByRole('button', { name: 'Open' })).toHaveFocus();
  },
};

const WithPopover = () => {
  const { trigger, popover } = usePopover();
  return (
    <>
      <Button {...trigger}>Price detail</Button>
      <Popover {...popover}>
        <Text>Room rental €520.00, VAT €132.60</Text>
      </Popover>
    </>
  );
};

export const OpenedPopover: Story = {
  render: () => <WithPopover />,
  play: async ({ canvasElement }) => {
    const part = within(canvasElement);
    await userEvent.click(part.getByRole('button', { name: 'Price detail' }));
    await expect(part.getByText(/Room rental/)).toBeVisible();
  },
};

export const Processing: Story = {
  render: () => <Overlay open>One moment, we are reserving this for you …</Overlay>,
};
