import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import documented, { Sample as sample } from './StatBand.stories.tsx';
import { StatBand } from './StatBand.tsx';

const meta = {
  title: 'Components/StatBand/Tests',
  component: StatBand,
  tags: ['!autodocs', '!dev'],
  args: documented.args,
  decorators: documented.decorators,
} satisfies Meta<typeof StatBand>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LabelsEachFigure: Story = {
  play: async ({ canvasElement }) => {
    const items = [...canvasElement.querySelectorAll<HTMLElement>('[data-slot="stat-band-item"]')];
    const read = items.map((item) => [
      within(item).getByRole('definition').textContent,
      within(item).getByRole('term').textContent,
    ]);
    await expect(read).toEqual([
      ['25', 'Total partners'],
      ['14', 'Joint projects'],
      ['8', 'Countries'],
      ['$2.4M', 'Funding raised'],
    ]);
  },
};

export const MarksASample: Story = {
  ...sample,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Sample')).toHaveLength(1);
    await expect(canvas.getByText('Sample').closest('[data-slot="stat-band-item"]')).toHaveTextContent('This Month');
    await expect(canvas.getAllByText(/our own records/)).toHaveLength(1);
  },
};
