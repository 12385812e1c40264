import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import documented, { French as french } from './OfflinePage.stories.tsx';
import { OfflinePage } from './OfflinePage.tsx';

const meta = {
  title: 'Components/OfflinePage/Tests',
  component: OfflinePage,
  tags: ['!autodocs', '!dev'],
  args: documented.args,
} satisfies Meta<typeof OfflinePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ListsPages: Story = {
  name: '[OFF-04] says what happened, and leads to what can be read, each link high enough to press',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
    await userEvent.tab();
    // By its text: the testing library does not count an empty address as a link.
    await expect(canvas.getByText('Try again')).toHaveFocus();
    await userEvent.tab();
    const first = canvas.getByRole('link', { name: 'About us' });
    await expect(first).toHaveFocus();
    await expect(first).toHaveAttribute('href', '/about');
    await expect(first.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const Aligned: Story = {
  name: '[OFF-13] heading and list begin on one line',
  play: async ({ canvas }) => {
    const [title, list] = canvas.getAllByRole('heading').map((heading) => heading.getBoundingClientRect().left);
    await expect(title).toBe(list);
  },
};

export const OtherLanguage: Story = {
  ...french,
  name: '[OFF-04] the title of a page that was read in another language says which',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /community voice/ }).closest('[lang]')).toHaveAttribute('lang', 'en');
  },
};
