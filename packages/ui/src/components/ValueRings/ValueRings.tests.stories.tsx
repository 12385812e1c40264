import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import documented from './ValueRings.stories.tsx';
import { ValueRings } from './ValueRings.tsx';

const meta = {
  title: 'Components/ValueRings/Tests',
  component: ValueRings,
  tags: ['!autodocs', '!dev'],
  args: documented.args,
  decorators: documented.decorators,
} satisfies Meta<typeof ValueRings>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NamesEachValue: Story = {
  name: 'lists each value with its name and description, and no drawing for screen readers',
  play: async ({ canvas, args }) => {
    const items = canvas.getAllByRole('listitem');
    const read = items.map((item) => [
      within(item).getByRole('heading', { level: 3 }).textContent,
      within(item).getByRole('paragraph').textContent,
    ]);
    await expect(read).toEqual(args.values.map(({ title, description }) => [title, description]));
    await expect(canvas.queryAllByRole('img')).toEqual([]);
  },
};

export const RingsMeet: Story = {
  name: 'on wide screens the rings of four values have one centre; on phones they are at the end',
  play: async ({ canvasElement }) => {
    const centres = [...canvasElement.querySelectorAll('[data-slot="value-rings-item"] > svg:first-child')].map(
      (rings) => {
        const { left, width, top, height } = rings.getBoundingClientRect();
        return { x: left + width / 2, y: top + height / 2 };
      },
    );
    const spread = (axis: 'x' | 'y') =>
      Math.max(...centres.map((centre) => centre[axis])) - Math.min(...centres.map((centre) => centre[axis]));
    // The gap between the cells, in the middle of the tree.
    await expect(spread('x')).toBeLessThan(12);
    if (window.matchMedia('(width >= 45rem)').matches) await expect(spread('y')).toBeLessThan(12);
  },
};
