import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { ReportCard } from './ReportCard.tsx';

const meta = {
  title: 'Components/ReportCard/Tests',
  component: ReportCard,
  tags: ['!autodocs', '!dev'],
  args: {
    title: 'Planting with the first rain',
    date: '2025-10-31',
    status: 'Published',
    summary: 'The rain came in the first week.',
    highlights: ['Every new row has a neighbour who waters it.'],
    downloadHref: '#report',
  },
} satisfies Meta<typeof ReportCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const APublishedReportIsDownloaded: Story = {
  name: '[REP-01] a published report has a month, a status, and a file named after it',
  play: async ({ canvas }) => {
    const report = canvas.getByRole('article', { name: 'Planting with the first rain' });
    await expect(report).toHaveTextContent(/October 2025.*Published/);
    const file = canvas.getByRole('link', { name: 'Download Report Planting with the first rain' });
    await expect(file).toHaveAttribute('href', '#report');
    await expect(file).toHaveAttribute('download');
    await expect(canvas.getByText('Every new row has a neighbour who waters it.')).not.toBeVisible();
    await userEvent.click(canvas.getByText('Highlights'));
    await expect(canvas.getByText('Every new row has a neighbour who waters it.')).toBeVisible();
  },
};

export const OneInProgressIsNot: Story = {
  name: '[REP-01] a report in progress says so and has no file, even with a URL',
  args: { status: 'In Progress' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('In Progress')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
