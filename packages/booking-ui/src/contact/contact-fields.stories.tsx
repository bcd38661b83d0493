import { standardRequired } from '@foyer/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { ContactFields } from './contact-fields.tsx';
import { emptyDetails } from './details.ts';
import { detailsProblems } from './details-problems.ts';
import { useNumbering } from './use-numbering.ts';

type Args = Pick<ComponentProps<typeof ContactFields>, 'asks' | 'phoneDisabled'> & {
  companyRequired: boolean;
  sent: boolean;
};

function Shown({ companyRequired, sent, ...args }: Args) {
  const required = standardRequired('cart', companyRequired);
  const [details, setDetails] = useState(emptyDetails('FI'));
  const { numbering, failed } = useNumbering(() => undefined, false);
  return (
    <ContactFields
      {...args}
      flow="cart"
      details={details}
      required={required}
      problems={sent ? detailsProblems('cart', details, numbering, required) : {}}
      numbering={numbering}
      numberingFailed={failed}
      onChange={setDetails}
    />
  );
}

/** The same contact fields in checkout and enquiry. */
const meta: Meta<typeof Shown> = {
  title: 'Booking parts/Contact',
  component: Shown,
  args: { companyRequired: false, sent: false },
  globals: { column: '720' },
};
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const NothingEntered: Story = { args: { sent: true, companyRequired: true } };
/** From right to left, with its messages; numbers and addresses run from the left. */
export const InArabic: Story = { args: { sent: true }, globals: { language: 'ar' } };
export const PhoneAlone: Story = { args: { asks: 'phone' } };
export const PhoneNotYet: Story = { args: { phoneDisabled: true } };
/** The list of countries is searched; the number comes back when it closes. */
export const CountrySearched: Story = {
  play: async ({ canvasElement }) => {
    const [country] = within(canvasElement).getAllByRole('combobox');
    if (country) await userEvent.click(country);
    await userEvent.keyboard('land');
    await expect(within(canvasElement).getAllByRole('option').length).toBeGreaterThan(3);
  },
};
export const Typed: Story = {
  play: async ({ canvasElement }) => {
    const [first] = within(canvasElement).getAllByRole('textbox');
    if (first) await userEvent.type(first, 'Aino');
    await expect(first).toHaveValue('Aino');
  },
};
