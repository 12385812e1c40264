import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { GoalGrid } from './GoalGrid.tsx';

const meta = {
  title: 'Components/GoalGrid/Tests',
  component: GoalGrid,
  tags: ['!autodocs', '!dev'],
} satisfies Meta<typeof GoalGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SeventeenLinks: Story = {
  name: '[MIN-01] shows seventeen goals, each with a link to its page',
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    const addresses = links.map((link) => link.getAttribute('href'));
    await expect(new Set(addresses).size).toBe(17);
    await expect(addresses[16]).toBe('https://sdgs.un.org/goals/goal17');
    await expect(canvas.getByRole('link', { name: '13 Climate action' })).toHaveAttribute('hreflang', 'en');
  },
};
