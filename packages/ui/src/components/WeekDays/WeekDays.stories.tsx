import type { Meta, StoryObj } from '@storybook/react-vite';
import { WeekDays } from './WeekDays.tsx';

const meta = {
  title: 'Components/WeekDays',
  component: WeekDays,
  tags: ['autodocs'],
  parameters: {
    guide: {
      do: ['Show it beside a text with the same content, or with such a `label`.'],
      dont: ['Do not use it for choosing days: it is a graphic.'],
    },
  },
  args: {
    days: ['none', 'none', 'none', 'none', 'none', 'whole', 'whole'],
    label: 'Saturday and Sunday',
  },
  argTypes: { days: { control: 'object' } },
} satisfies Meta<typeof WeekDays>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const PartsOfDays: Story = {
  args: {
    days: ['part', 'part', 'part', 'part', 'part', 'none', 'none'],
    label: 'A part of each day, Monday to Friday',
  },
};

export const EveryDay: Story = {
  args: { days: ['whole', 'whole', 'whole', 'whole', 'whole', 'whole', 'whole'], label: 'Every day' },
};

export const LongFrench: Story = { globals: { locale: 'fr' }, args: { label: 'Samedi et dimanche' } };

export const Kiswahili: Story = { globals: { locale: 'sw' }, args: { label: 'Jumamosi na Jumapili' } };

export const Dark: Story = { ...PartsOfDays, globals: { theme: 'dark' } };
