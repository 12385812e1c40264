import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import documented, { LongFrench as french, SummaryOnly as summaryOnly } from './ReportFeature.stories.tsx';
import { ReportFeature } from './ReportFeature.tsx';

const meta = {
  title: 'Components/ReportFeature/Tests',
  component: ReportFeature,
  tags: ['!autodocs', '!dev'],
  args: documented.args,
  decorators: documented.decorators,
} satisfies Meta<typeof ReportFeature>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LeadsToItsFile: Story = {
  name: 'the article and the link to its file are named after the title',
  play: async ({ canvas }) => {
    const report = canvas.getByRole('article', { name: 'Planting with the first rain' });
    await expect(within(report).getByText('May 2026')).toHaveAttribute('datetime', '2026-05');
    await expect(within(report).getAllByRole('listitem')).toHaveLength(3);
    await userEvent.tab();
    const link = within(report).getByRole('link', { name: 'Download (PDF) Planting with the first rain' });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', '#report');
    await expect(link).toHaveAttribute('download');
  },
};

export const OmittedPartsLeaveNothing: Story = {
  ...summaryOnly,
  name: 'without picture and highlights there is neither image nor list',
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

export const InFrench: Story = {
  ...french,
  name: 'in French the month is French',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('mai 2026')).toBeVisible();
  },
};
