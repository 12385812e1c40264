import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { PolicyPage } from './PolicyPage.tsx';

const meta = {
  title: 'Components/PolicyPage/Tests',
  component: PolicyPage,
  tags: ['!autodocs', '!dev'],
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Cookie policy',
    description: 'What this site stores.',
    sections: ['cookies', 'storage', 'ask'].map((id) => ({
      id,
      title: `About ${id}`,
      content: <p className="nz:h-200">…</p>,
    })),
  },
} satisfies Meta<typeof PolicyPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ContentsFollow: Story = {
  name: '[START-06] the table of contents marks the current section',
  play: async ({ canvas }) => {
    const entry = (name: string) => canvas.getByRole('link', { name });
    await expect(entry('About storage')).toHaveAttribute('href', '#storage');
    document.getElementById('storage')?.scrollIntoView();
    await waitFor(() => expect(entry('About storage')).toHaveAttribute('aria-current', 'location'));
    window.scrollTo(0, document.documentElement.scrollHeight);
    await waitFor(() => expect(entry('About ask')).toHaveAttribute('aria-current', 'location'));
    await expect(entry('About storage')).not.toHaveAttribute('aria-current');
    window.scrollTo(0, 0);
  },
};
