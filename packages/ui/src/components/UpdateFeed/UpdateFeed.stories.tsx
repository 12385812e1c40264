import pump from 'scene:borehole-rings';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../primitives/Button/Button.tsx';
import type { UpdateContent } from './UpdateEntry.tsx';
import { UpdateFeed } from './UpdateFeed.tsx';

const updates: UpdateContent[] = [
  {
    id: 'seedlings',
    type: 'collaboration',
    title: 'Seedlings for the Nsele schools',
    content: 'Two hundred seedlings stand in the school yards since Monday.\nThe pupils water them in turns.',
    author: 'Nsele Growers',
    date: '2025-06-01',
  },
  {
    id: 'pump',
    type: 'donor',
    title: 'A second pump for the borehole',
    content: 'The parts arrive in June. The committee of the borehole mounts them.',
    author: 'Exemple Climate Fund',
    date: '2025-05-12',
  },
  {
    id: 'provinces',
    type: 'partnership',
    title: 'We look for partners in Matadi and Goma',
    content: 'We come where a local group asks us: it knows the land, we bring the training and the tools.',
    author: 'Nzete Foundation',
    date: '2025-03-18',
  },
];

const meta = {
  title: 'Components/UpdateFeed',
  component: UpdateFeed,
  tags: ['autodocs'],
  parameters: {
    guide: {
      keyboard: ['button'],
      do: ['Show the newest first, as the server orders them.'],
      dont: ['Do not show markup in posts: it is shown as typed.'],
    },
  },
  args: { updates },
  argTypes: { emptyActions: { control: false } },
} satisfies Meta<typeof UpdateFeed>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** "Show more" loads older ones. */
export const Long: Story = { args: { pageSize: 2 } };

export const LoadingMore: Story = { args: { hasMore: true, isLoadingMore: true } };

export const Loading: Story = { args: { updates: undefined } };

export const Empty: Story = { args: { updates: [], emptyActions: <Button size="sm">Add Update</Button> } };

export const Failed: Story = { args: { updates: undefined, isFailed: true, onRetry: () => {} } };

/** Posts are reviewed before they are published. */
export const Awaiting: Story = { args: { isAwaiting: true } };

export const OnlyOne: Story = { args: { updates: updates.slice(0, 1) } };

export const WithPicture: Story = {
  args: {
    updates: updates.map((update, index) =>
      index === 1
        ? { ...update, picture: { src: pump, alt: 'Illustration: a hand pump fills a basin with water' } }
        : update,
    ),
  },
};

export const LongFrench: Story = {
  globals: { locale: 'fr' },
  args: {
    updates: updates.map((update) => ({
      ...update,
      title: 'Nous cherchons des partenaires à Matadi, Lubumbashi, Buta, Goma et Mbuji-Mayi',
      content:
        'Ce qui a commencé par un forage à Nsele doit gagner cinq autres provinces. Nous venons là où un groupe local nous appelle : il connaît la terre et les familles, nous apportons la formation et les outils.',
      author: 'Réseau des Groupements Communautaires de Kinshasa-Est',
    })),
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
