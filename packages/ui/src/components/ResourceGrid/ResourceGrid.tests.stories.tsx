import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import documented, { LongFrench as longFrench, Plain as plain } from './ResourceGrid.stories.tsx';
import { ResourceGrid } from './ResourceGrid.tsx';

const meta = {
  title: 'Components/ResourceGrid/Tests',
  component: ResourceGrid,
  tags: ['!autodocs', '!dev'],
  args: documented.args,
} satisfies Meta<typeof ResourceGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ReadInFrench: Story = {
  ...longFrench,
  args: { ...longFrench.args, headingLevel: 2 },
  play: async ({ canvas }) => {
    const items = within(canvas.getByRole('list')).getAllByRole('listitem');
    const read = items.map((item) => {
      const heading = within(item).getByRole('heading', { level: 2 });
      return [heading.textContent, item.textContent?.slice(heading.textContent?.length)];
    });
    await expect(read).toEqual([
      ['Ordinateurs', 'Un écran et un clavier pour s’exercer, seul ou avec un voisin.'],
      ['Internet', 'Une connexion partagée, et des copies pour les jours de coupure.'],
    ]);
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

const places = (items: HTMLElement[]) => items.map((item) => item.getBoundingClientRect());

export const FourColumnsOnAWideScreen: Story = {
  play: async ({ canvas }) => {
    const [first, ...others] = places(canvas.getAllByRole('listitem'));
    await expect(others.map(({ top }) => top)).toEqual([first?.top, first?.top, first?.top]);
  },
};

export const RowsOnAPhone: Story = {
  parameters: { viewport: { options: { phone: { name: 'Phone', styles: { width: '360px', height: '760px' } } } } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const rows = places(canvas.getAllByRole('listitem'));
    await expect(new Set(rows.map(({ left }) => left)).size).toBe(1);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  },
};

export const PlainHasTheIconAbove: Story = {
  ...plain,
  name: 'without lines the icon is above the words, on phones too',
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('heading', { level: 4 })).toHaveLength(4);
    const icon = canvasElement.querySelector('svg')?.getBoundingClientRect();
    const title = canvas.getByRole('heading', { name: 'Computers' }).getBoundingClientRect();
    await expect(icon?.bottom).toBeLessThanOrEqual(title.top);
  },
};
