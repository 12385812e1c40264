import station from 'scene:weather-station';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Activity, Satellite, ShieldCheck, Sparkles } from 'lucide-react';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { HillsideHero } from './HillsideHero.tsx';

const meta = {
  title: 'Components/HillsideHero',
  component: HillsideHero,
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    guide: {
      do: [
        'Show it once, at the top of a page.',
        'Show a picture whose subject is in its upper half: the hillside covers the rest.',
      ],
      dont: [
        'Do not use it for the home page; use Hero.',
        'Do not use it for a picture that shows in full; use ParallaxHero.',
      ],
    },
  },
  argTypes: { eyebrow: { control: false }, features: { control: false } },
  args: {
    eyebrow: <Badge tone="live">Live data</Badge>,
    title: 'Climate data portal',
    description: 'The weather of all 26 provinces, measured now and free to use.',
    picture: {
      src: station,
      alt: 'Illustration: a weather station above the forest',
      imageClassName: 'nz:object-[50%_22%]',
    },
    features: [
      { id: 'analysis', label: 'Analysis', icon: <Sparkles /> },
      { id: 'realtime', label: 'Measured now', icon: <Activity /> },
      { id: 'secure', label: 'Checked sources', icon: <ShieldCheck /> },
      { id: 'satellite', label: 'From satellites', icon: <Satellite /> },
    ],
    note: 'Figures that are marked as samples are not measurements.',
  },
} satisfies Meta<typeof HillsideHero>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const TitleOnly: Story = {
  args: { eyebrow: undefined, description: undefined, features: [], note: undefined },
};

export const LongFrench: Story = {
  globals: { locale: 'fr' },
  args: {
    eyebrow: <Badge tone="live">Données en direct</Badge>,
    title: 'Portail des données climatiques de la République démocratique du Congo',
    description:
      'La météo des 26 provinces, mesurée en ce moment même, avec les sources de chaque valeur, libre de réutilisation.',
    features: [
      { id: 'analysis', label: 'Analyse assistée de vos questions', icon: <Sparkles /> },
      { id: 'realtime', label: 'Relevés en temps réel', icon: <Activity /> },
      { id: 'secure', label: 'Sources vérifiées et protégées', icon: <ShieldCheck /> },
      { id: 'satellite', label: 'Observations par satellite', icon: <Satellite /> },
    ],
    note: 'Les valeurs marquées comme exemples ne sont pas des mesures : n’en tirez aucune décision.',
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
