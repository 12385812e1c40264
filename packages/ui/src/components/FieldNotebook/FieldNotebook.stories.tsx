import okapi from 'scene:okapi-understory';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Leaf, PawPrint, ShieldCheck, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { ProgramCard } from '../ProgramCard/ProgramCard.tsx';
import { FieldNotebook } from './FieldNotebook.tsx';
import { NotebookCover } from './NotebookCover.tsx';
import { NotebookEntry, type NotebookEntryProps } from './NotebookEntry.tsx';
import { NotebookGrid } from './NotebookGrid.tsx';
import { NotebookPicture } from './NotebookPicture.tsx';
import { NotebookSection } from './NotebookSection.tsx';

const planned = <Badge tone="line">Planned</Badge>;
const entries: readonly (NotebookEntryProps & { id: string })[] = [
  {
    id: 'elephants',
    icon: <ShieldCheck />,
    tone: 'forest',
    title: 'Elephants on their own paths',
    description: 'Villages and rangers agree where fields end and where elephants pass.',
    tracks: 'elephant',
    badge: planned,
  },
  {
    id: 'okapi',
    icon: <Leaf />,
    tone: 'gold',
    title: 'Shade for the okapi',
    description: 'Native trees close the gaps in the forest.',
    tracks: 'okapi',
    badge: planned,
  },
  {
    id: 'shoebill',
    icon: <Users />,
    tone: 'river',
    title: 'Who counts the shoebill',
    description: 'Fishers write down where they see one.',
    tracks: 'bird',
    badge: planned,
  },
];

const section = (title: ReactNode, description: ReactNode, of: typeof entries) => (
  <NotebookSection title={title} description={description}>
    {of.map(({ id, ...entry }) => (
      <NotebookEntry key={id} {...entry} />
    ))}
  </NotebookSection>
);

const meta = {
  title: 'Components/FieldNotebook',
  component: FieldNotebook,
  subcomponents: { NotebookCover, NotebookSection, NotebookEntry, NotebookGrid, NotebookPicture },
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    guide: {
      keyboard: ['link'],
      do: ['Use it for observations and plans, one entry each.', 'Mark plans with a badge.'],
      dont: ['Do not use it for programmes that run already; use `ProgramCard`.'],
    },
  },
  args: { children: section('What we plan', 'This is a plan. None of it has begun.', entries) },
  argTypes: { children: { control: false } },
  decorators: [(Story) => <div className="nz:bg-sunk nz:py-10">{Story()}</div>],
} satisfies Meta<typeof FieldNotebook>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Several short entries side by side. */
export const Grid: Story = {
  args: {
    children: (
      <NotebookSection title="What we plan" description="This is a plan. None of it has begun.">
        <NotebookGrid tracks="elephant">
          {entries.map(({ id, icon, title, description }) => (
            <li key={id} className="nz:bare">
              <ProgramCard icon={icon} title={title} subtitle={planned} description={description} layout="column" />
            </li>
          ))}
        </NotebookGrid>
      </NotebookSection>
    ),
  },
};

/** The head of a page, over the lower edge of a picture. */
export const WithCover: Story = {
  render: (args) => (
    <>
      <div className="nz:h-60 nz:bg-give" />
      <NotebookCover
        icon={<PawPrint />}
        title="Wildlife"
        subtitle="Okapi, elephant and shoebill"
        description="Where forest is cut, animals lose food and shade."
        actions={
          <>
            <LinkButton href="#donate" variant="give" size="lg">
              Donate
            </LinkButton>
            <LinkButton href="#gallery" variant="line" size="lg">
              Photo gallery
            </LinkButton>
          </>
        }
        className="nz:-mt-16"
      />
      <FieldNotebook {...args} />
    </>
  ),
};

/** The picture that the cover lies on. */
export const OnPicture: Story = {
  render: (args) => (
    <>
      <NotebookPicture src={okapi} alt="" />
      <NotebookCover title="Wildlife" className="nz:-mt-16 nz:lg:-mt-44" />
      <FieldNotebook {...args} />
    </>
  ),
};

export const OneEntry: Story = {
  args: { children: section('What we plan', undefined, entries.slice(1, 2)) },
};

export const Many: Story = {
  args: {
    children: section(
      'What we plan',
      'This is a plan. None of it has begun.',
      ['a', 'b', 'c'].flatMap((group) => entries.map((entry) => ({ ...entry, id: group + entry.id }))),
    ),
  },
};

export const Tones: Story = {
  args: {
    children: section(
      'Tones',
      undefined,
      (['forest', 'laterite', 'river', 'gold', 'cobalt'] as const).map((tone) => ({
        id: tone,
        icon: <Leaf />,
        tone,
        title: tone,
        description: 'The colour of the icon.',
      })),
    ),
  },
};

export const LongFrench: Story = {
  globals: { locale: 'fr' },
  args: {
    children: section(
      'Ce que nous préparons avec les communautés de la forêt',
      'Ceci est un projet. Rien n’a encore commencé.',
      entries.map((entry) => ({
        ...entry,
        badge: <Badge tone="line">En préparation</Badge>,
        title: 'Des arbres d’ombrage pour l’okapi et les autres habitants de la forêt',
        description:
          'Les villages et les écogardes décident ensemble où finissent les champs et où passent les éléphants, saison après saison.',
      })),
    ),
  },
};

export const Dark: Story = { ...WithCover, globals: { theme: 'dark' } };
