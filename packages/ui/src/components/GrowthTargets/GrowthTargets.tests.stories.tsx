import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import documented from './GrowthTargets.stories.tsx';
import { GrowthTargets } from './GrowthTargets.tsx';

const meta = {
  title: 'Components/GrowthTargets/Tests',
  component: GrowthTargets,
  tags: ['!autodocs', '!dev'],
  args: documented.args,
  decorators: documented.decorators,
} satisfies Meta<typeof GrowthTargets>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ShowsEachTargetWithItsLabel: Story = {
  name: 'shows each target with its label, and the tree to the eye only',
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '1M+Trees planted',
      '100+Communities',
      '500K+People reached',
    ]);
    await expect(canvasElement.querySelector('[data-slot="growth-targets-tree"]')).toHaveAttribute(
      'aria-hidden',
      'true',
    );
  },
};
