import seedlings from 'scene:seedling-rows';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ReportFeature } from './ReportFeature.tsx';

const meta = {
  title: 'Components/ReportFeature',
  component: ReportFeature,
  tags: ['autodocs'],
  parameters: {
    guide: {
      keyboard: ['link'],
      do: ['Show it once on a page, for the newest report.', 'Show it on a ground that differs from `surface`.'],
      dont: ['Do not use it for several in a list; use `ReportCard`.'],
    },
  },
  args: {
    eyebrow: 'Latest report',
    title: 'Planting with the first rain',
    date: '2026-05-31',
    summary: 'The rain came in the first week, and the nursery was empty by the second.',
    highlights: ['4,000 seedlings planted in Nsele', 'Two boreholes repaired', 'Twelve teachers trained'],
    picture: { src: seedlings, alt: 'Illustration: rows of seedlings' },
    downloadHref: '#report',
    action: 'Download (PDF)',
  },
  decorators: [(Story) => <div className="nz:bg-cloth nz:p-6">{Story()}</div>],
} satisfies Meta<typeof ReportFeature>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const SummaryOnly: Story = { args: { picture: undefined, highlights: [] } };

export const LongFrench: Story = {
  globals: { locale: 'fr' },
  args: {
    eyebrow: 'Le rapport le plus récent',
    title: 'Plantations communautaires avec les premières pluies de la saison',
    summary: 'La pluie est arrivée la première semaine, et la pépinière était vide dès la deuxième.',
    highlights: ['4 000 jeunes arbres plantés à Nsele avec les comités de village'],
    action: 'Télécharger le rapport (PDF)',
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
