import pump from 'scene:borehole-rings';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight, Images } from 'lucide-react';
import { Figure } from '../../primitives/Figure/Figure.tsx';
import { ShareButton } from '../ShareButton/ShareButton.tsx';
import { StoryCard } from './StoryCard.tsx';

const narrow: Decorator = (Story, { args }) => (
  <div className={args.layout && args.layout !== 'stack' ? undefined : 'nz:max-w-144'}>{Story()}</div>
);

const meta = {
  title: 'Components/StoryCard',
  component: StoryCard,
  tags: ['autodocs'],
  parameters: {
    guide: {
      keyboard: ['link'],
      do: ['Show the result as a Figure.', 'Show two of different widths side by side.'],
      dont: ['Do not show a story without a result.'],
    },
  },
  decorators: [narrow],
  args: {
    picture: { src: pump, alt: 'Illustration: a hand pump fills a basin with water' },
    category: 'Clean water',
    title: 'Water a few steps from the door',
    description: 'Since the borehole was drilled, a committee of neighbours looks after the pump.',
    figure: <Figure layout="inline" value={500} unit="people have clean water" asOf="2025-11-30" />,
  },
} satisfies Meta<typeof StoryCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The title is the link, and it makes the whole card clickable. */
export const ToAPage: Story = {
  args: {
    href: '#gallery',
    cue: (
      <>
        Read more <ArrowRight aria-hidden="true" />
      </>
    ),
  },
};

export const ToAGallery: Story = {
  args: {
    href: '#photo',
    onOpen: () => {},
    cue: (
      <>
        <Images aria-hidden="true" /> See the photos
      </>
    ),
    actions: <ShareButton url="/impact?story=2" title="Water a few steps from the door" />,
  },
};

export const WithoutLink: Story = {};

/** The last one of a list, alone in its row. */
export const Beside: Story = { args: { layout: 'beside', href: '#gallery' } };

/** The photo of a shared link, at the top of a page. */
export const LargePicture: Story = {
  args: {
    layout: 'picture',
    headingLevel: 2,
    figure: undefined,
    actions: <ShareButton url="/gallery?photo=2" title="Water a few steps from the door" />,
  },
};

/** Several below each other, on alternate sides. */
export const Strips: Story = {
  args: { layout: 'strip', category: undefined, figure: '500 people have clean water' },
  render: (args) => (
    <div className="nz:grid nz:gap-12">
      <StoryCard {...args} />
      <StoryCard {...args} title="A field that holds its soil" />
    </div>
  ),
};

/** The first story, and smaller ones beside it. */
export const LeadAndSide: Story = {
  args: { layout: 'lead', category: undefined, figure: '500 people have clean water' },
  render: (args) => (
    <div className="nz:grid nz:gap-10 nz:lg:grid-cols-[7fr_5fr] nz:lg:gap-16">
      <StoryCard {...args} />
      <div className="nz:grid nz:content-start nz:gap-10">
        <StoryCard {...args} layout="side" title="A field that holds its soil" />
        <StoryCard {...args} layout="side" title="Fifty members instead of ten" />
      </div>
    </div>
  ),
};

export const LongFrench: Story = {
  globals: { locale: 'fr' },
  args: {
    href: '#gallery',
    category: 'Autonomisation des communautés',
    title: 'Elles étaient dix au commencement, elles sont aujourd’hui cinquante',
    description:
      'Depuis le cours de gestion, la coopérative des femmes tient ses propres comptes. Chacune épargne un peu chaque semaine.',
  },
};

export const Dark: Story = { globals: { theme: 'dark' }, args: { href: '#gallery' } };
