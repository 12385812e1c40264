import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Figure } from './Figure.tsx';
import { FigureGroup } from './FigureGroup.tsx';
import { FigureNote } from './FigureNote.tsx';

const meta = {
  title: 'Primitives/Content/Figure/Tests',
  component: Figure,
  tags: ['!autodocs', '!dev'],
  args: { value: 50_000, label: 'Trees planted', asOf: '2020-05-31', source: { label: 'Reports', href: '#reports' } },
} satisfies Meta<typeof Figure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ShowsDateSourceAndAge: Story = {
  name: '[LIB-01] a number shows its date, its source and that it is more than a year old',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('50,000')).toHaveAttribute('value', '50000');
    await expect(canvas.getByText(/^As of /)).toHaveAttribute('datetime', '2020-05-31');
    await expect(canvas.getByRole('link', { name: 'Reports' })).toHaveAttribute('href', '#reports');
    await expect(await canvas.findByText('Older than a year')).toBeVisible();
  },
};

export const FreshIsNotOld: Story = {
  args: { asOf: new Date().toISOString().slice(0, 10), isSample: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sample')).toBeVisible();
    await expect(canvas.queryByText('Older than a year')).toBeNull();
  },
};

export const AtLeast: Story = {
  name: '[LIB-01] a minimum is shown with a plus, which is not part of its value',
  args: { isAtLeast: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('50,000+')).toHaveAttribute('value', '50000');
  },
};

const reports = { label: 'Reports', href: '#reports' };

export const AGroupShowsItOnce: Story = {
  name: '[LIB-01] the figures of a group refer to one note with their date, source and marks',
  render: () => (
    <FigureGroup asOf="2020-05-31" source={reports} isSample>
      <Figure value={50_000} />
      <Figure value={500} asOf="2020-05-31" source={{ ...reports }} isSample />
      <FigureNote>The last 12 months.</FigureNote>
    </FigureGroup>
  ),
  play: async ({ canvas }) => {
    const note = canvas.getByText(/^The last 12 months\./);
    for (const value of ['50,000', '500']) {
      const figure = canvas.getByText(value).closest('[data-slot="figure"]');
      await expect(figure).toHaveTextContent(value);
      await expect(figure?.textContent).toBe(value);
      await expect(figure).toHaveAttribute('aria-describedby', note.id);
    }
    await expect(await within(note).findByText('Older than a year')).toBeVisible();
    await expect(within(note).getByText('Sample')).toBeVisible();
    await expect(within(note).getByText(/^As of /)).toHaveAttribute('datetime', '2020-05-31');
    await expect(within(note).getByRole('link', { name: 'Reports' })).toHaveAttribute('href', '#reports');
  },
};

export const ShowsWhatDiffers: Story = {
  name: '[LIB-01] a figure in a group shows its own date, source and sample mark if they differ',
  render: () => (
    <FigureGroup asOf="2020-05-31" source={reports}>
      <Figure value={15} asOf="2020-04-30" source={{ label: 'Course lists' }} isSample />
      <FigureNote />
    </FigureGroup>
  ),
  play: async ({ canvas }) => {
    const figure = within(canvas.getByText('15').closest<HTMLElement>('[data-slot="figure"]') ?? document.body);
    await expect(figure.getByText(/^As of /)).toHaveAttribute('datetime', '2020-04-30');
    await expect(figure.getByText(/Course lists/)).toBeVisible();
    await expect(figure.getByText('Sample')).toBeVisible();
    await expect(canvas.getAllByText('Sample')).toHaveLength(1);
  },
};

export const NothingToSay: Story = {
  name: '[LIB-01] without date, source and mark there is no note, and no figure refers to one',
  render: () => (
    <FigureGroup>
      <Figure value={15} />
      <FigureNote />
    </FigureGroup>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('15').closest('[data-slot="figure"]')).not.toHaveAttribute('aria-describedby');
    await expect(canvas.queryByText(/As of|Source/)).toBeNull();
  },
};
