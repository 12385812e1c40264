import portrait from 'scene:okapi-understory';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Avatar } from './Avatar.tsx';

const meta = {
  title: 'Primitives/Content/Avatar/Tests',
  component: Avatar,
  tags: ['!autodocs', '!dev'],
  args: { name: 'Grace Ilunga' },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

const picture = (root: HTMLElement) => root.querySelector('[data-slot="avatar-picture"]');

export const NamedByThePerson: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Grace Ilunga' })).toHaveTextContent('GI');
  },
};

export const APortraitIsNamedOnce: Story = {
  args: { src: portrait },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(1);
    await expect(picture(canvasElement)).toBeVisible();
  },
};

export const AMissingPortraitLeavesTheInitials: Story = {
  args: { src: 'data:image/png;base64,AAAA' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(picture(canvasElement)).not.toBeInTheDocument());
    await expect(canvas.getByText('GI')).toBeVisible();
  },
};

export const HiddenNextToTheName: Story = {
  args: { 'aria-hidden': true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};
