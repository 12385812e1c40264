import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { LinkButton } from './LinkButton.tsx';

const meta = {
  title: 'Primitives/Actions/LinkButton/Tests',
  component: LinkButton,
  tags: ['!autodocs', '!dev'],
  args: { href: '#volunteers', children: 'Join the volunteers', onClick: fn((event) => event.preventDefault()) },
} satisfies Meta<typeof LinkButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const IsALinkAndFollowedByPointer: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    const link = canvas.getByRole('link', { name: 'Join the volunteers' });
    await expect(link).toHaveAttribute('href', '#volunteers');
    await userEvent.click(link);
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
};

export const FollowedByEnterButNotBySpace: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onClick).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
};

export const IsATouchTarget: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link').getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
  },
};
