import type { Meta, StoryObj } from '@storybook/react-vite';
import { MetricsSidebar } from '../MetricsSidebar/MetricsSidebar.tsx';
import { ReportCard } from '../ReportCard/ReportCard.tsx';
import { BookSpread, BookSpreadEntry } from './BookSpread.tsx';

const months = ['2026-05-31', '2026-04-30', '2026-03-31'];

const meta = {
  title: 'Components/BookSpread',
  component: BookSpread,
  tags: ['autodocs'],
  parameters: {
    guide: {
      keyboard: ['link', 'disclosure'],
      do: ['Show a short summary at the side of a long list.', 'Show a `BookSpreadEntry` for each item of the list.'],
      dont: ['Do not show two long pages: the left one stays in view.'],
    },
  },
  args: {
    title: 'All reports',
    description: 'Newest first',
    aside: (
      <MetricsSidebar
        title="Latest figures"
        metrics={[
          { id: 'trees', value: 50000, label: 'trees planted', asOf: '2026-05-31' },
          { id: 'people', value: 1200, label: 'people reached', asOf: '2026-05-31' },
        ]}
      />
    ),
    children: (
      <ol className="nz:mt-3">
        {months.map((date) => (
          <BookSpreadEntry key={date} id={`report-${date}`}>
            <ReportCard
              title="Planting with the first rain"
              date={date}
              status="Published"
              summary="The rain came in the first week, and the nursery was empty by the second."
              downloadHref="#report"
            />
          </BookSpreadEntry>
        ))}
      </ol>
    ),
  },
} satisfies Meta<typeof BookSpread>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = { args: { description: undefined, children: <p>There is no report yet.</p> } };

export const LongFrench: Story = {
  globals: { locale: 'fr' },
  args: {
    title: 'Tous les rapports mensuels de la fondation',
    description: 'Du plus récent au plus ancien, avec leurs points marquants',
    children: (
      <ol className="nz:mt-3">
        <BookSpreadEntry>
          <ReportCard
            title="Plantations communautaires avec les premières pluies de la saison"
            date="2026-05-31"
            status="Published"
            summary="La pluie est arrivée la première semaine, et la pépinière était vide dès la deuxième."
            downloadHref="#report"
          />
        </BookSpreadEntry>
      </ol>
    ),
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
