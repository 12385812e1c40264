import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { CopyButton } from './CopyButton.tsx';

const meta = {
  title: 'Primitives/Content/CopyButton/Tests',
  component: CopyButton,
  tags: ['!autodocs', '!dev'],
  args: { text: '+243 000 000 011', subject: 'M-Pesa number' },
} satisfies Meta<typeof CopyButton>;
export default meta;
type Story = StoryObj<typeof meta>;

const clipboard = (writeText: (text: string) => Promise<void>) =>
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });

export const ConfirmsForTwoSeconds: Story = {
  name: '[DON-01] copies, shows "Copied!" for two seconds, and announces what was copied',
  play: async ({ canvas }) => {
    const writeText = fn(async () => {});
    clipboard(writeText);
    const button = canvas.getByRole('button', { name: 'Copy M-Pesa number' });
    await userEvent.click(button);
    await expect(writeText).toHaveBeenCalledWith('+243 000 000 011');
    await waitFor(() => expect(button).toHaveTextContent(/^Copied!$/));
    const since = performance.now();
    await expect(canvas.getByRole('status')).toHaveTextContent('Copied: M-Pesa number');
    await waitFor(() => expect(button).toHaveTextContent(/^Copy$/), { timeout: 4000 });
    await expect(performance.now() - since).toBeGreaterThan(1500);
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const ShowsThatCopyingFailed: Story = {
  play: async ({ canvas }) => {
    clipboard(async () => {
      throw new DOMException('Not allowed', 'NotAllowedError');
    });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('It could not be copied. Select it and copy it by hand.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Copy M-Pesa number' })).toHaveFocus();
  },
};
