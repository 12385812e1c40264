import classroom from 'scene:classroom';
import village from 'scene:village-solar';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight } from 'lucide-react';
import { Link } from '../../primitives/Link/Link.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { Feature } from './Feature.tsx';

const meta = {
  title: 'Components/Feature',
  component: Feature,
  tags: ['autodocs'],
  parameters: {
    guide: {
      keyboard: ['link'],
      do: ['Show one subject beside one picture.'],
      dont: ['Do not show three in a row with the picture on the same side.'],
    },
    layout: 'fullscreen',
  },
  args: {
    eyebrow: 'Our mission',
    title: 'Forest, water and knowledge belong together',
    description:
      'We are a youth-led foundation, launched in 2021. Trees need water, and protecting both takes knowledge.',
    picture: {
      src: village,
      alt: 'Illustration: a village in the evening light, with solar panels on the roofs',
      imageClassName: 'nz:object-[38%_50%]',
    },
    children: (
      <>
        <p>
          We began in Nsele, near Kinshasa: first the land and a borehole for clean water, then campaigns on plastic
          waste and recycling.
        </p>
        <p>
          We work with young people, with people who read little, and with those whom others leave out, children of the
          street among them.
        </p>
      </>
    ),
    actions: (
      <>
        <LinkButton href="#story">Read our story</LinkButton>
        <Link href="#reports">
          See the monthly reports <ArrowRight aria-hidden="true" />
        </Link>
      </>
    ),
  },
  argTypes: { children: { control: false }, actions: { control: false } },
} satisfies Meta<typeof Feature>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const PictureAtTheEnd: Story = {
  args: {
    side: 'end',
    tone: 'surface',
    picture: { src: classroom, alt: 'Illustration: pupils at computers, seen from behind' },
  },
};

export const OnCloth: Story = { args: { tone: 'cloth' } };

export const LongFrench: Story = {
  globals: { locale: 'fr' },
  args: {
    eyebrow: 'Notre mission',
    title: 'La forêt, l’eau potable et le savoir vont ensemble',
    description:
      'Nous sommes une fondation menée par des jeunes, lancée en 2021. Les arbres ont besoin d’eau, et protéger les deux demande du savoir.',
    children: (
      <>
        <p>
          Nous avons commencé à Nsele, près de Kinshasa : d’abord la terre et un forage d’eau potable, puis des
          campagnes sur les déchets plastiques et le recyclage.
        </p>
        <p>
          Nous travaillons avec les jeunes, avec celles et ceux qui lisent peu, et avec les laissés-pour-compte, dont
          les enfants de la rue.
        </p>
      </>
    ),
    actions: (
      <>
        <LinkButton href="#histoire">Lire notre histoire</LinkButton>
        <Link href="#rapports">
          Voir les rapports mensuels <ArrowRight aria-hidden="true" />
        </Link>
      </>
    ),
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
