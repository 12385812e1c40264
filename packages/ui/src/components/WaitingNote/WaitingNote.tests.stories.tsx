import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import documented from './WaitingNote.stories.tsx';
import { WaitingNote } from './WaitingNote.tsx';

const meta = {
  title: 'Components/WaitingNote/Tests',
  component: WaitingNote,
  tags: ['!autodocs', '!dev'],
  args: documented.args,
} satisfies Meta<typeof WaitingNote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const IsOneLinkWithANameForScreenReaders: Story = {
  name: '[OFF-21] is a link that is named by how many forms wait',
  play: async ({ canvas }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: '2 forms wait to be sent' });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', '#outbox');
    await expect(link).toHaveTextContent('2');
  },
};
