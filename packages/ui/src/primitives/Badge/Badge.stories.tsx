import type { Meta, StoryObj } from '@storybook/react-vite';
import { BadgeCheck, Clock, TriangleAlert } from 'lucide-react';
import { Badge } from './Badge.tsx';

const meta = {
  title: 'Primitives/Content/Badge',
  component: Badge,
  tags: ['autodocs'],
  parameters: {
    guide: {
      do: ['Name a state or a kind in one or two words.'],
      dont: ['Do not make it interactive, and do not let it count.'],
    },
  },
  args: { children: 'Draft' },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};

/** The diamond beats three times and then stays lit. */
export const Live: Story = { args: { tone: 'live', children: 'Live' } };

export const Tones: Story = {
  render: () => (
    <div className="nz:flex nz:flex-wrap nz:gap-2">
      <Badge>Draft</Badge>
      <Badge tone="line">Free</Badge>
      <Badge tone="success">
        <BadgeCheck aria-hidden="true" /> Verified
      </Badge>
      <Badge tone="warning">
        <Clock aria-hidden="true" /> In review
      </Badge>
      <Badge tone="error">
        <TriangleAlert aria-hidden="true" /> Unhealthy
      </Badge>
      <Badge tone="info">Data</Badge>
      <Badge tone="water">Water</Badge>
      <Badge tone="give">Giving</Badge>
      <Badge tone="gold">New</Badge>
      <Badge tone="live">Live</Badge>
    </div>
  ),
};

/** Long words wrap inside the badge instead of widening the page. */
export const LongFrench: Story = {
  globals: { locale: 'fr' },
  render: () => (
    <div className="nz:flex nz:w-52 nz:flex-wrap nz:gap-2">
      <Badge tone="warning">
        <Clock aria-hidden="true" /> Vérification d’identité en cours d’examen
      </Badge>
      <Badge tone="live">En direct</Badge>
      <Badge tone="error">
        <TriangleAlert aria-hidden="true" /> Mauvaise pour les personnes fragiles
      </Badge>
    </div>
  ),
};

export const Dark: Story = { ...Tones, globals: { theme: 'dark' } };

/** The pictures beside the advice on the docs page. */
export const Do: Story = { tags: ['!dev', '!autodocs'], render: () => <Badge>Planned</Badge> };

export const Dont: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => <Badge>This project is planned for the next rainy season</Badge>,
};
