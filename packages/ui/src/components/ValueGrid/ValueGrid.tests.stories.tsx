import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import documented, { WithoutOffbeat as withoutOffbeat } from './ValueGrid.stories.tsx';
import { ValueGrid } from './ValueGrid.tsx';

const meta = {
  title: 'Components/ValueGrid/Tests',
  component: ValueGrid,
  tags: ['!autodocs', '!dev'],
  decorators: documented.decorators,
  args: documented.args,
} satisfies Meta<typeof ValueGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ReadInFrench: Story = {
  globals: { locale: 'fr' },
  args: {
    headingLevel: 2,
    offbeat: 'youth',
    values: [
      { id: 'community', sign: 'open', title: 'La communauté', description: 'Les gens du lieu décident.' },
      { id: 'youth', sign: 'together', title: 'Les jeunes en tête', description: 'Ils mènent le travail.' },
    ],
  },
  play: async ({ canvas }) => {
    const items = within(canvas.getByRole('list')).getAllByRole('listitem');
    await expect(items.map(({ textContent }) => textContent)).toEqual([
      'La communautéLes gens du lieu décident.',
      'Les jeunes en têteIls mènent le travail.',
    ]);
    const headings = canvas.getAllByRole('heading', { level: 2 });
    await expect(headings.map(({ textContent }) => textContent)).toEqual(['La communauté', 'Les jeunes en tête']);
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

/** The ground of each cell, by the title in it. */
const grounds = (items: HTMLElement[]) =>
  items.map((item) => getComputedStyle(item.firstElementChild ?? item).backgroundColor);

export const OneValueStandsOut: Story = {
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem');
    const [first, ...others] = grounds(items);
    const different = items.filter((_, index) => [first, ...others][index] !== first);
    await expect(different.map((item) => within(item).getByRole('heading').textContent)).toEqual(['Youth in the lead']);
  },
};

export const OrNone: Story = {
  ...withoutOffbeat,
  play: async ({ canvas }) => {
    await expect(new Set(grounds(canvas.getAllByRole('listitem'))).size).toBe(1);
  },
};
