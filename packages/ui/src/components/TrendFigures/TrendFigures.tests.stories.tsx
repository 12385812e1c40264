import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import documented, { LongFrench as french } from './TrendFigures.stories.tsx';
import { TrendFigures } from './TrendFigures.tsx';

const meta = {
  title: 'Components/TrendFigures/Tests',
  component: TrendFigures,
  tags: ['!autodocs', '!dev'],
  args: documented.args,
  decorators: documented.decorators,
} satisfies Meta<typeof TrendFigures>;
export default meta;
type Story = StoryObj<typeof meta>;

export const IsReadAsFigures: Story = {
  name: 'the periods are read in order, without the line',
  play: async ({ canvas, canvasElement }) => {
    const items = canvas.getAllByRole('listitem');
    await expect(items.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/5,000.*Foundation/),
      expect.stringMatching(/25,000.*Expansion/),
      expect.stringMatching(/50,000.*Innovation/),
    ]);
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};

export const InFrench: Story = {
  ...french,
  name: 'in French numbers are French, and no label is wider than its column',
  play: async ({ canvas }) => {
    for (const item of canvas.getAllByRole('listitem')) await expect(item.scrollWidth).toBe(item.clientWidth);
    await expect(canvas.getByText(/25\s000/)).toBeVisible();
  },
};
