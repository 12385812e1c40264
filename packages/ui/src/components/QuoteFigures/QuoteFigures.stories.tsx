import classroom from 'scene:classroom';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../../primitives/Link/Link.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { QuoteFigures, type QuoteFiguresItem } from './QuoteFigures.tsx';

const figures: readonly QuoteFiguresItem[] = [
  { id: 'people', value: 1200, label: 'People trained', asOf: '2026-05-31' },
  { id: 'courses', value: 14, label: 'Courses', asOf: '2026-05-31' },
  { id: 'villages', value: 25, label: 'Villages', asOf: '2026-05-31' },
  { id: 'women', value: '62 %', label: 'Women', asOf: '2026-05-31' },
];

const meta = {
  title: 'Components/QuoteFigures',
  component: QuoteFigures,
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    guide: {
      keyboard: ['link'],
      do: ['Show two or four figures, so that both sides are even.', 'Say in `note` where the figures are from.'],
      dont: [
        'Do not use it for a quote without figures; use `QuoteBlock`.',
        'Do not use it for figures without a quote; use `StatBand`.',
      ],
    },
  },
  args: {
    title: 'In numbers',
    picture: { src: classroom, alt: 'Illustration: students at computers, seen from behind' },
    quote: '“Those who can read a contract sign another one.”',
    actions: (
      <LinkButton href="#courses" variant="line">
        Our courses
      </LinkButton>
    ),
    figures,
    note: (
      <>
        From the <Link href="#reports">monthly reports</Link>
      </>
    ),
  },
  decorators: [(Story) => <div className="nz:bg-bg nz:pt-10">{Story()}</div>],
} satisfies Meta<typeof QuoteFigures>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Two: Story = { args: { figures: figures.slice(0, 2) } };

/** While its content is being fetched. */
export const WithoutContent: Story = { args: { picture: undefined, figures: [], note: undefined } };

export const LongFrench: Story = {
  globals: { locale: 'fr' },
  args: {
    title: 'En chiffres',
    quote: '« Celle qui sait lire un contrat en signe un autre, et l’explique ensuite à ses voisines. »',
    figures: figures.map((figure) => ({ ...figure, label: 'Personnes formées dans les communautés rurales' })),
    note: 'D’après les rapports mensuels de la fondation, vérifiés par les comités de village',
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
