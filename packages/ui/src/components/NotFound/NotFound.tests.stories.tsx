import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { NotFound } from './NotFound.tsx';

const meta = {
  title: 'Components/NotFound/Tests',
  component: NotFound,
  tags: ['!autodocs', '!dev'],
} satisfies Meta<typeof NotFound>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ShowsWhatHappened: Story = {
  name: '[START-03] shows 404, a heading and a link home',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('404')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeVisible();
    await userEvent.tab();
    const home = canvas.getByRole('link', { name: 'Return to Home' });
    await expect(home).toHaveFocus();
    await expect(home).toHaveAttribute('href', '/');
  },
};

export const HomeIsElsewhere: Story = {
  args: { href: '/fr' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/fr');
  },
};
