import type { Meta, StoryObj } from '@storybook/react-vite';
import { OpportunityCard, type OpportunityCardProps } from './OpportunityCard.tsx';
import { OpportunityList } from './OpportunityList.tsx';

const meta = {
  title: 'Components/OpportunityCard',
  component: OpportunityCard,
  subcomponents: { OpportunityList },
  tags: ['autodocs'],
  parameters: {
    guide: {
      keyboard: ['link'],
      do: ['Show several in an `OpportunityList`.'],
      dont: ['Do not show days that are not decided yet: omit `week`.'],
    },
  },
  args: {
    title: 'Field data collectors',
    description: 'Count the living trees, read the rain gauge, and send both from a phone.',
    where: 'Kinshasa and surrounding areas',
    when: 'Wednesday and Saturday',
    check: 'None is asked for',
    href: '#application',
    week: { days: ['none', 'none', 'whole', 'none', 'none', 'whole', 'none'], label: 'Wednesday and Saturday' },
  },
} satisfies Meta<typeof OpportunityCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Unknown facts are omitted. */
export const PlaceOnly: Story = {
  args: { description: undefined, week: undefined, when: undefined, check: undefined },
};

const more: Partial<OpportunityCardProps>[] = [
  {},
  {
    title: 'Financial education trainers',
    where: 'Remote and on-site',
    when: 'Tuesday and Thursday evening',
    week: { days: ['none', 'part', 'none', 'part', 'none', 'none', 'none'], label: 'Tuesday and Thursday evening' },
  },
  {
    title: 'Reforestation coordinators',
    where: 'Multiple locations',
    when: 'Saturday and Sunday',
    week: { days: ['none', 'none', 'none', 'none', 'none', 'whole', 'whole'], label: 'Saturday and Sunday' },
  },
];

/** Between ruled lines, with what holds for all of them. */
export const List: Story = {
  render: (args) => (
    <OpportunityList
      opportunities={more.map((other, index) => ({ ...args, ...other, id: String(index) }))}
      note="Everyone who works with children is checked."
    />
  ),
};

export const LongFrench: Story = {
  globals: { locale: 'fr' },
  args: {
    title: 'Coordination des équipes de reboisement',
    description:
      'Conduire une équipe de la pépinière jusqu’à la parcelle, et tenir le compte des jeunes plants chaque jour.',
    where: 'Plusieurs endroits, selon la saison des pluies',
    when: 'Samedi et dimanche',
    check: 'Vérification des antécédents demandée',
    week: { days: ['none', 'none', 'none', 'none', 'none', 'whole', 'whole'], label: 'Samedi et dimanche' },
  },
};

export const Dark: Story = { ...List, globals: { theme: 'dark' } };
