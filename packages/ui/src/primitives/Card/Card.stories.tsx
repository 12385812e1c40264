import wetland from 'scene:wetland';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight, Share2 } from 'lucide-react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Picture } from '../Picture/Picture.tsx';
import { ProgressTrack } from '../ProgressTrack/ProgressTrack.tsx';
import { Sign } from '../Sign/Sign.tsx';
import { Card } from './Card.tsx';
import { CardLink } from './CardLink.tsx';

const meta = {
  title: 'Primitives/Card',
  component: Card,
  subcomponents: { CardLink },
  tags: ['autodocs'],
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

const narrow: Decorator = (Story) => <div className="max-w-96">{Story()}</div>;

/** A sheet with a ruled border. */
export const Surface: Story = {
  decorators: [narrow],
  args: {
    children: (
      <>
        <h3 className="type-h4">Water at Lukaya</h3>
        <p className="mt-2 text-text-2">A solar pump, two taps, and a committee of seven that keeps the key.</p>
      </>
    ),
  },
};

/** The whole card follows its heading link, and a control inside keeps its own press. */
export const AsLink: Story = {
  decorators: [narrow],
  args: {
    href: '/biodiversity',
    children: (
      <>
        <div className="flex items-start justify-between gap-3">
          <h3 className="type-h3">
            <CardLink>Three hectares of mangrove</CardLink>
          </h3>
          <IconButton label="Share: Three hectares of mangrove" variant="quiet" size="sm">
            <Share2 aria-hidden="true" />
          </IconButton>
        </div>
        <p className="mt-2 text-text-2">Replanted by the women of Muanda, one low tide at a time.</p>
        <span className="mt-4 inline-flex items-center gap-2 font-semibold text-link" aria-hidden="true">
          Read on <ArrowRight className="size-5" />
        </span>
      </>
    ),
  },
};

/** A picture leads; ground and border step back. */
export const Bare: Story = {
  decorators: [narrow],
  args: {
    variant: 'bare',
    href: '/wildlife-conservation',
    className: 'gap-3',
    children: (
      <>
        <Picture
          src={wetland}
          alt="Illustration: a shoebill stands in the shallows of the lake"
          className="aspect-16/10"
          loading="eager"
        />
        <p className="flex items-center gap-3 text-sm font-semibold text-text-2">
          <Sign name="wildlife" size="md" /> Tumba, Équateur
        </p>
        <h3 className="type-h3">
          <CardLink>The shoebill is back at the lake</CardLink>
        </h3>
        <p className="text-text-muted">Fishers and rangers agreed on three quiet months.</p>
      </>
    ),
  },
};

/** One big number and how far along it is. */
export const WithNumber: Story = {
  decorators: [narrow],
  args: {
    padding: 'lg',
    className: 'min-h-96 gap-2',
    children: (
      <>
        <Sign name="climate" />
        <p className="type-number mt-auto text-[2.5rem] text-give">50,000+</p>
        <h3 className="font-semibold">trees planted</h3>
        <p className="text-sm text-text-muted">Counted after the second dry season.</p>
        <ProgressTrack percentage={68} className="mt-2" />
        <p className="text-xs text-text-muted">68% of the 2026 goal</p>
      </>
    ),
  },
};

/** In a list each card is its item. */
export const InAList: Story = {
  render: () => (
    <ul className="grid gap-gap sm:grid-cols-2">
      {['Kongo Central', 'Équateur', 'Haut-Katanga', 'Sud-Kivu'].map((province) => (
        <Card key={province} as="li" href={`/projects/${province}`}>
          <h3 className="type-h4">
            <CardLink>{province}</CardLink>
          </h3>
          <p className="mt-1 text-text-muted">Four villages, one nursery</p>
        </Card>
      ))}
    </ul>
  ),
};

export const OnCloth: Story = {
  ...AsLink,
  decorators: [(Story) => <div className="ground-cloth p-6">{Story()}</div>],
};

export const LongFrench: Story = {
  decorators: [narrow],
  globals: { locale: 'fr' },
  args: {
    href: '/fr',
    children: (
      <>
        <h3 className="type-h3">
          <CardLink>Renforcement des capacités communautaires et alphabétisation numérique</CardLink>
        </h3>
        <p className="mt-2 text-text-2">
          Quatre-vingts pour cent des participantes ont trouvé un emploi rémunéré dans les six mois.
        </p>
      </>
    ),
  },
};

export const Dark: Story = { ...AsLink, globals: { theme: 'dark' } };

export const BareDark: Story = { ...Bare, globals: { theme: 'dark' } };

export const WithNumberDark: Story = { ...WithNumber, globals: { theme: 'dark' } };
