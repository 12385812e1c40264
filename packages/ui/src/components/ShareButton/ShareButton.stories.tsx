import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShareButton } from './ShareButton.tsx';

const meta = {
  title: 'Components/ShareButton',
  component: ShareButton,
  tags: ['autodocs'],
  parameters: {
    guide: {
      keyboard: ['button'],
      do: ['Share the URL of a single item.'],
      dont: ['Do not show a button for each network.'],
    },
  },
  args: { url: '/gallery?photo=30', title: 'The pump in Nsele' },
} satisfies Meta<typeof ShareButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Quiet: Story = {};

export const Line: Story = { args: { variant: 'line', size: 'md' } };

export const French: Story = { globals: { locale: 'fr' } };

export const Dark: Story = { globals: { theme: 'dark' } };
