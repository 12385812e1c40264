import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ReportList } from './ReportList.tsx';

const meta = {
  title: 'Components/ReportList/Tests',
  component: ReportList,
  tags: ['!autodocs', '!dev'],
  args: {
    reports: [
      {
        id: 'one',
        title: 'Rain in Goma',
        category: 'trend',
        timestamp: '2026-11-22T13:05:00Z',
        analysis: 'Goma (Nord-Kivu): 4 mm. <b>Not bold</b>',
        sources: ['Climate records', 'Open-Meteo'],
      },
      { id: 'two', title: 'Air', category: 'alert', timestamp: '2026-11-22T12:05:00Z', analysis: 'Good.', sources: [] },
    ],
    references: [{ name: 'Nord-Kivu', href: '#nord-kivu' }],
  },
} satisfies Meta<typeof ReportList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ShowsAllOfAReport: Story = {
  name: '[AI-02] shows the count, and each report with its category in capitals, title, time, text and sources',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Reports (2)' })).toBeVisible();
    const [first] = canvas.getAllByRole('article');
    if (!first) throw new Error('no report');
    await expect(within(first).getByRole('heading', { name: 'Rain in Goma' })).toBeVisible();
    await expect(within(first).getByText('Trend')).toHaveStyle({ textTransform: 'uppercase' });
    await expect(first.querySelector('time')).toHaveTextContent('22 November 2026 13:05');
    await expect(first).toHaveTextContent('4 mm. <b>Not bold</b>');
    await expect(first.querySelector('b')).toBeNull();
    await expect(within(first).getByRole('link', { name: 'Nord-Kivu' })).toHaveAttribute('href', '#nord-kivu');
    const sources = within(within(first).getByRole('list', { name: 'Sources' })).getAllByRole('listitem');
    await expect(sources.map(({ textContent }) => textContent)).toEqual(['Climate records', 'Open-Meteo']);
  },
};
