import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { LiveToggle } from './LiveToggle.tsx';

const meta = {
  title: 'Components/LiveToggle/Tests',
  component: LiveToggle,
  tags: ['!autodocs', '!dev'],
  args: { isLive: true, seconds: 60, onChange: fn(), onRefresh: fn() },
} satisfies Meta<typeof LiveToggle>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Live: Story = {
  name: '[PORTAL-04] live mode shows its interval, can be turned off, and refreshed manually',
  play: async ({ canvas, args }) => {
    const toggle = canvas.getByRole('switch', { name: 'Live mode' });
    await expect(toggle).toBeChecked();
    await expect(toggle).toHaveAccessibleDescription('Looks for new figures every 60 seconds.');
    await userEvent.click(toggle);
    await expect(args.onChange).toHaveBeenCalledWith(false);
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
};
