import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import documented, { One as one } from './GrowthRings.stories.tsx';
import { GrowthRings } from './GrowthRings.tsx';

const meta = {
  title: 'Components/GrowthRings/Tests',
  component: GrowthRings,
  tags: ['!autodocs', '!dev'],
  parameters: { layout: 'fullscreen' },
  args: documented.args,
} satisfies Meta<typeof GrowthRings>;
export default meta;
type Story = StoryObj<typeof meta>;

const marksOf = (drawing: Element) => [...drawing.querySelectorAll('text')].map(({ textContent }) => textContent);

export const ShowsEachPeriodInRingsAndWords: Story = {
  name: 'shows each period as a ring with its year, and in words with its figures',
  play: async ({ canvas }) => {
    const section = canvas.getByRole('region', { name: 'Our journey' });
    const drawing = within(section).getByRole('img', { name: /^A tree cut across/ });
    await expect(marksOf(drawing)).toEqual(['2020', '2022', '2024', '2030']);
    // From the middle outwards.
    const heights = [...drawing.querySelectorAll('text')].map((mark) => mark.getBoundingClientRect().top);
    await expect(heights).toEqual(heights.toSorted((a, b) => b - a));
    const periods = within(section).getAllByRole('listitem');
    await expect(periods.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^2020–2021.*neighbours.*trees$/),
      expect.stringMatching(/^2022–2023.*own trees.*trees.*communities$/),
      expect.stringMatching(/^Since 2024.*survives.*trees$/),
    ]);
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(3);
  },
};

export const DrawsOnlyThePeriodsThereAre: Story = {
  ...one,
  name: 'with one period and no aim, the drawing has one year',
  play: async ({ canvas }) => {
    await expect(marksOf(canvas.getByRole('img'))).toEqual(['2020']);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
  },
};
