import { aConfirmation, aVisitor, fakeAccountSession, fakeReadable } from '@foyer/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Account } from './account.tsx';

const meta: Meta<typeof Account> = {
  title: 'Account/Page',
  component: Account,
  decorators: [
    (Story) => (
      <div style={{ paddingInline: 'var(--gutter)' }}>
        <Story />
      </div>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof Account>;

const send: Story['play'] = async ({ canvasElement }) => {
  const page = within(canvasElement);
  await userEvent.type(page.getByRole('textbox', { name: /^E-Mail$/i }), 'aino@norrsken.example');
  await userEvent.type(page.getByLabelText(/^Pass(word|wort)$/), 'four words in a row');
  await userEvent.click(page.getByRole('button', { name: /^(Log in|Anmelden)$/ }));
  await page.findByRole('alert');
};
const submit: Story['play'] = async ({ canvasElement }) =>
  userEvent.click([...within(canvasElement).getAllByRole('button')].at(-1) ?? canvasElement);
const statuses = ['confirmed', 'enquiry', 'offered', 'declined', 'cancelled', 'expired'] as const;
const orders = statuses.map((status, index) => ({
  status,
  confirmation: aConfirmation({ orderId: `o_${index}` }),
}));

export const Login: Story = {
  args: { session: fakeAccountSession({ screen: { kind: 'login' } }) },
};
export const WrongPassword: Story = {
  args: {
    session: fakeAccountSession({
      screen: { kind: 'login' },
      problem: { kind: 'refused', problem: { status: 401, code: 'wrong_password', message: '' } },
    }),
  },
  play: send,
};
export const AlreadyIn: Story = {
  args: {
    session: fakeAccountSession({
      screen: { kind: 'login' },
      base: { visitor: fakeReadable(aVisitor()) },
    }),
  },
};
export const Register: Story = {
  args: { session: fakeAccountSession({ screen: { kind: 'register' } }) },
};
export const RegisterWithErrors: Story = {
  args: { session: fakeAccountSession({ screen: { kind: 'register' } }) },
  play: submit,
};
export const ForgottenPassword: Story = {
  args: { session: fakeAccountSession({ screen: { kind: 'forgotten-password' } }) },
};
export const SetPassword: Story = {
  args: { session: fakeAccountSession({ screen: { kind: 'set-password', token: 'a' } }) },
};
export const LogOut: Story = {
  args: { session: fakeAccountSession({ screen: { kind: 'logout' } }) },
};
export const Inbox: Story = {
  args: { session: fakeAccountSession({ orders: { kind: 'ready', orders } }) },
};
export const InboxEmpty: Story = {
  args: { session: fakeAccountSession({ orders: { kind: 'ready', orders: [] } }) },
};
export const InboxLoading: Story = {
  args: { session: fakeAccountSession({ orders: { kind: 'loading' } }) },
};
export const InboxFailed: Story = {
  args: {
    session: fakeAccountSession({ orders: { kind: 'failed', problem: { kind: 'unreachable' } } }),
  },
};
export const InboxOfNobody: Story = {
  args: { session: fakeAccountSession({ orders: { kind: 'logged-out' } }) },
};

const refused = (status: number, code: 'rate_limited' | 'link_invalid') =>
  ({ kind: 'refused', problem: { status, code, message: '' } }) as const;
const typePassword =
  (text: string): Story['play'] =>
  async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(page.getByLabelText(/^(New password|Neues Passwort)$/), text);
    await userEvent.click(
      page.getByRole('button', { name: /^(Set a password|Passwort festlegen)$/ }),
    );
  };

/** The first missing field takes the focus. */
export const NothingEntered: Story = {
  args: { session: fakeAccountSession({ screen: { kind: 'login' } }) },
  play: async ({ canvasElement }) => {
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: /^(Log in|Anmelden)$/ }),
    );
    await expect(within(canvasElement).getByRole('textbox', { name: /^E-Mail$/i })).toHaveFocus();
  },
};
export const ServerOutOfReach: Story = {
  args: {
    session: fakeAccountSession({ screen: { kind: 'login' }, problem: { kind: 'unreachable' } }),
  },
  play: send,
};
export const TooOften: Story = {
  args: {
    session: fakeAccountSession({
      screen: { kind: 'login' },
      problem: refused(429, 'rate_limited'),
    }),
  },
  play: send,
};
export const LinkIsSent: Story = {
  args: { session: fakeAccountSession({ screen: { kind: 'forgotten-password' } }) },
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('textbox'), 'aino@norrsken.example');
    await userEvent.click(within(canvasElement).getByRole('button'));
    await within(canvasElement).findByRole('status');
  },
};
export const PasswordTooShort: Story = {
  args: { session: fakeAccountSession({ screen: { kind: 'set-password', token: 'a' } }) },
  play: typePassword('short'),
};
export const LinkTooOld: Story = {
  args: {
    session: fakeAccountSession({
      screen: { kind: 'set-password', token: 'a' },
      problem: refused(400, 'link_invalid'),
    }),
  },
  play: async (context) => {
    await typePassword('four words in a row')?.(context);
    await within(context.canvasElement).findByRole('alert');
  },
};
