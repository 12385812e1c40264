import type { Meta, StoryObj } from '@storybook/react-vite';
import { SearchX } from 'lucide-react';
import { Button } from '../Button/Button.tsx';
import { LinkButton } from '../LinkButton/LinkButton.tsx';
import { Sign } from '../Sign/Sign.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Primitives/Feedback/EmptyState',
  component: EmptyState,
  tags: ['autodocs'],
  parameters: {
    guide: {
      keyboard: ['button'],
      do: ['Say why it is empty and what to do next.'],
      dont: ['Do not use it for a failure; use ErrorState.'],
    },
  },
  args: {
    title: 'Nothing planted here yet',
    description: 'Add the first plot and it appears on the map within a minute.',
    actions: <Button size="sm">Add a plot</Button>,
    className: 'nz:max-w-lg',
  },
  argTypes: { actions: { control: false }, icon: { control: false } },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A search without results is not an empty list: offer a way back. */
export const NothingFound: Story = {
  args: {
    icon: <SearchX />,
    title: 'No courses found',
    description: 'No course matches “astronomy”. Try another word.',
    actions: (
      <Button size="sm" variant="line">
        Show all courses
      </Button>
    ),
  },
};

export const WithSign: Story = {
  args: {
    icon: <Sign name="data" />,
    title: 'No courses available yet',
    actions: (
      <LinkButton href="/courses" size="sm">
        Load courses
      </LinkButton>
    ),
    description: undefined,
  },
};

/** For small containers: a card, a list, a sidebar. */
export const Inline: Story = { args: { variant: 'inline' } };

export const OnCloth: Story = { decorators: [(Story) => <div className="nz:ground-cloth nz:p-6">{Story()}</div>] };

export const LongFrench: Story = {
  globals: { locale: 'fr' },
  args: {
    className: 'nz:max-w-80',
    title: 'Aucune parcelle reboisée pour le moment',
    description: 'Ajoutez votre première parcelle : elle apparaît sur la carte en moins d’une minute.',
    actions: <Button size="sm">Ajouter une parcelle</Button>,
  },
};

export const InlineLongFrench: Story = { ...LongFrench, args: { ...LongFrench.args, variant: 'inline' } };

export const Dark: Story = { globals: { theme: 'dark' } };

/** The pictures beside the advice on the docs page. */
export const Do: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => <EmptyState title="No course matches" description="Remove a filter to see more." />,
};

export const Dont: Story = { tags: ['!dev', '!autodocs'], render: () => <EmptyState title="0 results" /> };
