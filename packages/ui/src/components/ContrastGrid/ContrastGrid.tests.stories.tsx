import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import documented, { LongFrench as french } from './ContrastGrid.stories.tsx';
import { ContrastGrid } from './ContrastGrid.tsx';

const meta = {
  title: 'Components/ContrastGrid/Tests',
  component: ContrastGrid,
  tags: ['!autodocs', '!dev'],
  args: documented.args,
  decorators: documented.decorators,
} satisfies Meta<typeof ContrastGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ReadsInOrder: Story = {
  name: 'both sides are read first, then what connects them',
  play: async ({ canvas }) => {
    const headings = canvas.getAllByRole('heading', { level: 3 });
    await expect(headings.map(({ textContent }) => textContent)).toEqual([
      'What mining gives',
      'What it takes',
      'Who decides',
      'What stays',
    ]);
    await expect(canvas.getAllByRole('listitem')[1]).toHaveTextContent('clean water');
  },
};

export const SidesAreEqual: Story = {
  name: 'both sides have the same size',
  play: async ({ canvas }) => {
    const [gain, loss] = canvas.getAllByRole('listitem').map((item) => item.getBoundingClientRect());
    await expect(gain?.width).toBe(loss?.width);
  },
};

export const InFrench: Story = {
  ...french,
  name: 'in French no subject is wider than its field',
  play: async ({ canvas }) => {
    for (const field of canvas.getAllByRole('listitem')) await expect(field.scrollWidth).toBe(field.clientWidth);
  },
};
