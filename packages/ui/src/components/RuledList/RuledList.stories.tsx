import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileText, IdCard, Lock } from 'lucide-react';
import { Link } from '../../primitives/Link/Link.tsx';
import { RuledList, type RuledListItem } from './RuledList.tsx';

const items: readonly RuledListItem[] = [
  { id: 'money', title: 'Funding', description: 'A grant for one programme, with a report each quarter.' },
  { id: 'work', title: 'Implementation', description: 'Your team works with ours in the same villages.' },
  { id: 'tools', title: 'Technology', description: 'Sensors, maps, or the time of those who build them.' },
];

const meta = {
  title: 'Components/RuledList',
  component: RuledList,
  tags: ['autodocs'],
  parameters: {
    guide: {
      keyboard: ['link'],
      do: ['Set the number of columns by `className`.', 'Write texts of about the same length.'],
      dont: [
        'Do not use it for a list of cards that are links; use `CallToAction`.',
        'Do not use it for resources with large icons; use `ResourceGrid`.',
      ],
    },
  },
  args: { items },
} satisfies Meta<typeof RuledList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { className: 'nz:sm:grid-cols-3' } };

export const Signs: Story = {
  args: {
    layout: 'signs',
    className: 'nz:sm:grid-cols-2',
    items: [
      {
        id: 'world',
        sign: 'open',
        title: 'International',
        description: 'Organisations that work in several countries.',
      },
      { id: 'local', sign: 'community', title: 'Local', description: 'Groups and cooperatives of the province.' },
    ],
  },
};

export const Rows: Story = { args: { layout: 'rows' } };

export const Icons: Story = {
  args: {
    layout: 'icons',
    items: [
      { id: 'id', icon: <IdCard />, title: 'Identity card', description: 'Or a passport that is still valid.' },
      { id: 'address', icon: <FileText />, title: 'Proof of address', description: 'Not older than three months.' },
      { id: 'privacy', icon: <Lock />, description: 'Only two people can open your documents.' },
    ],
  },
};

export const Links: Story = {
  args: {
    layout: 'links',
    items: [
      { id: 'help', description: 'Most questions have an answer already.', actions: <Link href="#help">Help</Link> },
      { id: 'privacy', description: 'What we store, and for how long.', actions: <Link href="#privacy">Privacy</Link> },
    ],
  },
};

export const Topics: Story = {
  args: {
    layout: 'topics',
    items: items.map((item) => ({
      ...item,
      title: (
        <Link href={`#${item.id}`} size="lg">
          {item.title}
        </Link>
      ),
    })),
  },
};

export const Steps: Story = {
  args: {
    layout: 'steps',
    items: [
      { id: 'network', description: 'Check the network first.' },
      { id: 'address', description: 'Compare the first and last letters of the address.' },
    ],
  },
};

export const Notes: Story = {
  args: {
    layout: 'notes',
    items: [
      { id: 'account', description: 'You need no account.' },
      { id: 'saved', description: 'What you type is kept on this device.' },
    ],
  },
};

export const LongFrench: Story = {
  globals: { locale: 'fr' },
  args: {
    className: 'nz:sm:grid-cols-3',
    items: [
      {
        id: 'money',
        title: 'Financement',
        description: 'Une subvention pour un programme, avec un rapport par trimestre.',
      },
      {
        id: 'work',
        title: 'Mise en œuvre communautaire',
        description: 'Votre équipe travaille avec la nôtre dans les villages.',
      },
      {
        id: 'tools',
        title: 'Technologies',
        description: 'Des capteurs, des cartes, ou le temps de celles qui les construisent.',
      },
    ],
  },
};

export const Dark: Story = { args: { layout: 'rows' }, globals: { theme: 'dark' } };
