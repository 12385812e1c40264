import dawn from 'scene:canopy-dawn';
import river from 'scene:river-bend';
import seedlings from 'scene:seedling-rows';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight, Play } from 'lucide-react';
import { Button } from '../../primitives/Button/Button.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { ForestScene } from './ForestScene.tsx';
import { Hero } from './Hero.tsx';

/** A title with line breaks by meaning. */
const lines = (...parts: string[]) =>
  parts.map((part, index) => (
    <span key={part} className="nz:block">
      {part}
      {index < parts.length - 1 ? ' ' : null}
    </span>
  ));

const meta = {
  title: 'Components/Hero',
  component: Hero,
  tags: ['autodocs'],
  parameters: {
    guide: {
      keyboard: ['carousel', 'link'],
      do: [
        'Show one sentence, with line breaks by meaning, and at most two actions.',
        'Show pictures of people at work, from behind or from afar.',
      ],
      dont: ['Do not show it on any page except the home page.'],
    },
    layout: 'fullscreen',
  },
  argTypes: { scene: { control: false }, title: { control: false }, actions: { control: false } },
  args: {
    scene: <ForestScene />,
    eyebrow: 'Climate action from the Congo Basin',
    title: lines('Where one', 'tree stands,', 'a forest follows'),
    description:
      'We are young Congolese people. We plant forests, bring clean water, prepare to protect wildlife and make the climate data of all 26 provinces free to use.',
    actions: (
      <>
        <LinkButton href="#volunteers" size="lg">
          Join the volunteers <ArrowRight aria-hidden="true" />
        </LinkButton>
        <Button variant="line" size="lg">
          <Play aria-hidden="true" /> Watch impact
        </Button>
      </>
    ),
    pictures: [
      { src: dawn, alt: 'Illustration: the sun rises over the forest in bands of mist' },
      { src: river, alt: 'Illustration: a boatman in a pirogue where the river bends' },
      { src: seedlings, alt: 'Illustration: rows of seedlings in red earth' },
    ],
    stats: [
      { value: 50_000, isAtLeast: true, label: 'trees planted' },
      { value: 500, isAtLeast: true, label: 'volunteers' },
      { value: 1, label: 'borehole' },
    ],
  },
} satisfies Meta<typeof Hero>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** With one picture there are no diamonds and no pause button. */
export const OnePicture: Story = { args: { pictures: meta.args.pictures.slice(0, 1) } };

/**
 * For a site with its own data-saving switch. Reduced motion and the device's data saver have the
 * same effect.
 */
export const Still: Story = { args: { autoplay: false } };

/** Title, description and buttons show at once; pictures and figures have reserved space. */
export const Loading: Story = { args: { status: 'loading', pictures: [], stats: [] } };

export const Failed: Story = { args: { status: 'error', pictures: [], stats: [] } };

/** Contrast does not depend on the picture: the text is on the hillside. */
export const PalePicture: Story = {
  args: {
    pictures: [
      {
        src: `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"><path fill="#fff" d="M0 0h3v2H0z"/></svg>')}`,
        alt: 'A white picture',
      },
    ],
  },
};

/** Without a `scene`: a slope in the colour of the ground. */
export const Slope: Story = { args: { scene: undefined } };

export const LongFrench: Story = {
  globals: { locale: 'fr' },
  args: {
    eyebrow: 'Agir pour le climat, depuis le bassin du Congo',
    title: 'Là où un seul arbre tient debout, c’est toute une forêt qui finit par suivre',
    description:
      'Nous sommes de jeunes Congolaises et Congolais. Nous plantons des forêts, apportons l’eau potable, protégeons la faune et mettons en accès libre les données climatiques des 26 provinces.',
    actions: (
      <>
        <LinkButton href="#volunteers" size="lg">
          Rejoindre les bénévoles de la fondation <ArrowRight aria-hidden="true" />
        </LinkButton>
        <Button variant="line" size="lg">
          <Play aria-hidden="true" /> Voir l’impact en vidéo
        </Button>
      </>
    ),
    stats: [
      { value: 50_000, isAtLeast: true, label: 'arbres plantés' },
      { value: 500, isAtLeast: true, label: 'bénévoles' },
      { value: 1, label: 'forage' },
    ],
  },
};

export const Lingala: Story = {
  globals: { locale: 'ln' },
  args: {
    eyebrow: 'Mosala mpo na climat na bassin ya Kongo',
    title: lines('Esika nzete', 'moko etelemi,', 'zamba elandi'),
    stats: [
      { value: 50_000, isAtLeast: true, label: 'banzete elonami' },
      { value: 500, isAtLeast: true, label: 'bavolontaire' },
      { value: 1, label: 'forage' },
    ],
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
