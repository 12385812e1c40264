import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { WeekDays } from './WeekDays.tsx';

const meta = {
  title: 'Components/WeekDays/Tests',
  component: WeekDays,
  tags: ['!autodocs', '!dev'],
  args: { days: ['whole', 'none', 'none', 'none', 'none', 'part', 'none'], label: 'Monday, and a part of Saturday' },
} satisfies Meta<typeof WeekDays>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NamesTheDays: Story = {
  play: async ({ canvas }) => {
    const row = canvas.getByRole('img', { name: 'Monday, and a part of Saturday' });
    const shares = [...row.querySelectorAll('[data-share]')].map((day) => day.getAttribute('data-share'));
    await expect(shares).toEqual(['whole', 'none', 'none', 'none', 'none', 'part', 'none']);
    await expect(row.textContent).toBe('MTWTFSS');
  },
};

export const HasSevenMarksInKiswahili: Story = {
  globals: { locale: 'sw' },
  play: async ({ canvas }) => {
    const days = [...canvas.getByRole('img').querySelectorAll('[data-share]')];
    await expect(days.map(({ textContent }) => textContent)).not.toContain('');
    await expect(days).toHaveLength(7);
  },
};
