import type { Meta, StoryObj } from '@storybook/react-vite';
import { BookOpen, Monitor, Smartphone, Wifi } from 'lucide-react';
import { ResourceGrid } from './ResourceGrid.tsx';

const meta = {
  title: 'Components/ResourceGrid',
  component: ResourceGrid,
  tags: ['autodocs'],
  parameters: {
    guide: {
      do: ['Show two to four items of one kind.'],
      dont: ['Do not use it for items with a target; use cards or links.'],
    },
  },
  args: {
    resources: [
      {
        id: 'computers',
        icon: <Monitor />,
        title: 'Computers',
        description: 'A screen and a keyboard to practise on.',
      },
      { id: 'mobile', icon: <Smartphone />, title: 'Mobile', description: 'Lessons on the phone one already has.' },
      {
        id: 'internet',
        icon: <Wifi />,
        title: 'Internet',
        description: 'A shared line, and copies for when it fails.',
      },
      { id: 'materials', icon: <BookOpen />, title: 'Materials', description: 'Printed pages to take home.' },
    ],
  },
} satisfies Meta<typeof ResourceGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Plain: Story = { args: { variant: 'plain', headingLevel: 4 } };

export const LongFrench: Story = {
  globals: { locale: 'fr' },
  args: {
    resources: [
      {
        id: 'computers',
        icon: <Monitor />,
        title: 'Ordinateurs',
        description: 'Un écran et un clavier pour s’exercer, seul ou avec un voisin.',
      },
      {
        id: 'internet',
        icon: <Wifi />,
        title: 'Internet',
        description: 'Une connexion partagée, et des copies pour les jours de coupure.',
      },
    ],
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
