import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import documented from './HillsideHero.stories.tsx';
import { HillsideHero } from './HillsideHero.tsx';

const meta = {
  title: 'Components/HillsideHero/Tests',
  component: HillsideHero,
  tags: ['!autodocs', '!dev'],
  parameters: { layout: 'fullscreen' },
  args: documented.args,
} satisfies Meta<typeof HillsideHero>;
export default meta;
type Story = StoryObj<typeof meta>;

export const IsTheHeadOfThePage: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Climate data portal' })).toBeVisible();
    await expect(canvas.getByText('Live data')).toBeVisible();
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Analysis',
      'Measured now',
      'Checked sources',
      'From satellites',
    ]);
  },
};

export const PictureLoadsAtOnce: Story = {
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: 'Illustration: a weather station above the forest' });
    await expect(picture).toHaveAttribute('fetchpriority', 'high');
    await expect(picture).not.toHaveAttribute('loading', 'lazy');
  },
};

export const OmittedPartsLeaveNothing: Story = {
  args: { eyebrow: undefined, description: undefined, features: [], note: undefined },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
    await expect(canvasElement.querySelector('p')).toBeNull();
  },
};
