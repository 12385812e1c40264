import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShareButton } from '../ShareButton/ShareButton.tsx';
import { ReportCard } from './ReportCard.tsx';

const meta = {
  title: 'Components/ReportCard',
  component: ReportCard,
  tags: ['autodocs'],
  parameters: {
    guide: {
      keyboard: ['link', 'disclosure'],
      do: ['Show it in a list with rules between the items, newest first.'],
      dont: ['Do not use it for a file that is not a report; use Link.'],
    },
  },
  args: {
    title: 'October 2025: planting with the first rain',
    date: '2025-10-31',
    status: 'Published',
    summary: 'The rain came in the first week, and the seedlings went into the ground the next Saturday.',
    highlights: ['Every new row has a neighbour who waters it.', 'One bed was lost to termites and sown again.'],
    downloadHref: '#report',
    fileType: 'PDF',
  },
  argTypes: { title: { control: 'text' }, summary: { control: 'text' }, fileType: { control: 'text' } },
} satisfies Meta<typeof ReportCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Published: Story = {};

/** There is no file yet. */
export const InProgress: Story = {
  args: {
    title: 'December 2025: the year in figures',
    date: '2025-12-31',
    status: 'In Progress',
    summary: 'We are counting the young trees that are still alive.',
    highlights: [],
  },
};

/** As shown at its own URL. */
export const Open: Story = {
  args: {
    defaultOpen: true,
    actions: <ShareButton url="/reports?report=6" title="October 2025: planting with the first rain" />,
  },
};

export const Narrow: Story = { decorators: [(Story) => <div className="nz:max-w-80">{Story()}</div>] };

export const LongFrench: Story = {
  globals: { locale: 'fr' },
  args: {
    title: 'Septembre 2025 : les jeunes plants attendent patiemment la première pluie',
    summary: 'Les pépinières sont pleines. À Nsele, les bénévoles ont rempli les sachets de terre.',
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
