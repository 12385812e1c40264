import type { Meta, StoryObj } from '@storybook/react-vite';
import { WaitingNote } from './WaitingNote.tsx';

const meta = {
  title: 'Components/WaitingNote',
  component: WaitingNote,
  tags: ['autodocs'],
  parameters: {
    guide: {
      keyboard: ['link'],
      do: ['Show it only while something waits.'],
      dont: ['Do not show a zero.'],
    },
  },
  args: { href: '#outbox', count: '2', label: '2 forms wait to be sent' },
} satisfies Meta<typeof WaitingNote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Many: Story = { args: { count: '12', label: '12 forms wait to be sent' } };

export const LongFrench: Story = {
  globals: { locale: 'fr' },
  args: { label: '2 formulaires attendent d’être envoyés' },
};

export const Dark: Story = { globals: { theme: 'dark' } };
