import type { Meta, StoryObj } from '@storybook/react-vite';
import { SampleMark } from '../../primitives/SampleMark/SampleMark.tsx';
import { TeamGrid, type TeamGridPerson } from './TeamGrid.tsx';

const people: readonly TeamGridPerson[] = [
  { id: 'grace', name: 'Grace Ilunga', initials: 'GI', description: 'Water and boreholes', tone: 'river' },
  { id: 'joel', name: 'Joël Mbuyi', initials: 'JM', description: 'Reforestation', tone: 'forest' },
  { id: 'sarah', name: 'Sarah Kabeya', initials: 'SK', description: 'Digital literacy', tone: 'cobalt' },
  { id: 'david', name: 'David Lukusa', initials: 'DL', description: 'Finance', tone: 'gold' },
  { id: 'esther', name: 'Esther Mwamba', initials: 'EM', description: 'Partnerships', tone: 'laterite' },
  { id: 'paul', name: 'Paul Ngoy', initials: 'PN', description: 'Climate data', tone: 'river' },
];

const meta = {
  title: 'Components/TeamGrid',
  component: TeamGrid,
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    guide: {
      keyboard: ['link'],
      do: ['Show it over the whole width of a page.', 'Invite the reader at the end.'],
      dont: ['Do not use it for a person in a list or a feed; use `Avatar`.'],
    },
  },
  args: {
    label: 'Leadership',
    people,
    invitation: { title: 'There is a place for you', href: '#volunteers', action: 'What volunteers do' },
  },
} satisfies Meta<typeof TeamGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithNote: Story = { args: { note: <SampleMark /> } };

export const WithoutInvitation: Story = { args: { invitation: undefined } };

export const Few: Story = { args: { people: people.slice(0, 1) } };

export const Many: Story = {
  args: { people: ['a', 'b', 'c'].flatMap((group) => people.map((person) => ({ ...person, id: group + person.id }))) },
};

export const LongFrench: Story = {
  globals: { locale: 'fr' },
  args: {
    label: 'Direction',
    people: people.map((person) => ({
      ...person,
      name: 'Marie-Antoinette Tshibangu-Kalonji',
      initials: 'MTK',
      description: 'Responsable des partenariats internationaux et des finances',
    })),
    invitation: {
      title: 'Une place vous attend parmi nous',
      href: '#volunteers',
      action: 'Ce que font les bénévoles de la fondation',
    },
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
