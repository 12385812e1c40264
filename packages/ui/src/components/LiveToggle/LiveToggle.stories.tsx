import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { LiveToggle } from './LiveToggle.tsx';

const meta = {
  title: 'Components/LiveToggle',
  component: LiveToggle,
  tags: ['autodocs'],
  parameters: {
    guide: {
      keyboard: ['switch', 'button'],
      do: ['Show it beside the figures that it refreshes.'],
      dont: ['Do not show more than one on a page.'],
    },
  },
  args: { isLive: true, seconds: 60, onChange: fn(), onRefresh: fn() },
} satisfies Meta<typeof LiveToggle>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Live: Story = {};

export const Off: Story = { args: { isLive: false } };

export const Offline: Story = { args: { isOffline: true } };

export const Refreshing: Story = { args: { isRefreshing: true } };

export const LongFrench: Story = {
  globals: { locale: 'fr' },
  args: { isOffline: true },
  decorators: [(Story) => <div className="nz:max-w-72">{Story()}</div>],
};

export const Dark: Story = { globals: { theme: 'dark' } };
