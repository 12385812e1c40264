import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import documented, { LongFrench as french } from './StepList.stories.tsx';
import { StepList } from './StepList.tsx';

const meta = {
  title: 'Components/StepList/Tests',
  component: StepList,
  tags: ['!autodocs', '!dev'],
  args: documented.args,
  decorators: documented.decorators,
} satisfies Meta<typeof StepList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const IsAnOrderedList: Story = {
  name: 'the steps are an ordered list of headings with their sentences',
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list');
    await expect(list.tagName).toBe('OL');
    const headings = within(list).getAllByRole('heading', { level: 3 });
    await expect(headings.map(({ textContent }) => textContent)).toEqual(['Dug', 'Weighed', 'Checked', 'Sold']);
    await expect(within(list).getAllByRole('listitem')[1]).toHaveTextContent('writes down the number');
  },
};

export const StairsRise: Story = {
  name: 'on wide screens each stair is higher than the one before, below each other on phones',
  play: async ({ canvas }) => {
    const tops = canvas.getAllByRole('listitem').map((item) => item.getBoundingClientRect().top);
    const isWide = window.matchMedia('(min-width: 64rem)').matches;
    await expect(tops).toEqual(tops.toSorted((a, b) => (isWide ? b - a : a - b)));
  },
};

export const TurnsAlternate: Story = {
  args: { variant: 'talk' },
  name: 'the turns of a talk begin on alternate sides',
  play: async ({ canvas }) => {
    const [question, answer] = canvas.getAllByRole('listitem').map((item) => item.getBoundingClientRect());
    await expect(question?.left).not.toBe(answer?.left);
    await expect(question?.width).toBe(answer?.width);
  },
};

export const InFrench: Story = {
  ...french,
  name: 'in French no step is wider than its place',
  play: async ({ canvas }) => {
    for (const step of canvas.getAllByRole('listitem')) await expect(step.scrollWidth).toBe(step.clientWidth);
  },
};
