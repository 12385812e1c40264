import type { Meta, StoryObj } from '@storybook/react-vite';
import { HandCoins, Handshake, HeartHandshake, RadioTower } from 'lucide-react';
import { CallToAction } from './CallToAction.tsx';

const meta = {
  title: 'Components/CallToAction',
  component: CallToAction,
  tags: ['autodocs'],
  parameters: {
    guide: {
      keyboard: ['link'],
      do: ['Show two to four ways to help, each with its own link.'],
      dont: ['Do not show it twice on a page.'],
    },
    layout: 'fullscreen',
  },
  args: {
    title: 'Get Involved',
    description: 'Four ways to help. Each one counts.',
    items: [
      {
        id: 'volunteer',
        icon: <HeartHandshake />,
        title: 'Volunteer',
        description: 'Plant, teach or collect data, at weekends or in the evening.',
        href: '#volunteers',
      },
      {
        id: 'partner',
        icon: <Handshake />,
        title: 'Become a partner',
        description: 'Organisations, companies and schools: tell us what you bring.',
        href: '#partners',
      },
      {
        id: 'give',
        icon: <HandCoins />,
        title: 'Donate',
        description: 'By mobile money, bank transfer, PayPal or crypto. Every donation helps to plant.',
        href: '#donate',
      },
      {
        id: 'data',
        icon: <RadioTower />,
        title: 'Use the climate data',
        description: 'Weather and air quality of all 26 provinces, open to everyone.',
        href: '#data',
      },
    ],
  },
} satisfies Meta<typeof CallToAction>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongFrench: Story = {
  globals: { locale: 'fr' },
  args: {
    title: 'Participer à nos actions',
    description: 'Prenez un fil. Chacun d’eux tient l’étoffe, du premier au dernier.',
    items: meta.args.items.map((item) => ({
      ...item,
      title: 'Devenir partenaire de la fondation',
      description:
        'Organisations, entreprises, écoles et universités : dites-nous ce que vous apportez et ce que vous attendez.',
    })),
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
