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
  title: 'Primitives/Content/Card',
  component: Card,
  subcomponents: { CardLink },
  tags: ['autodocs'],
  parameters: {
    guide: {
      keyboard: ['link'],
      do: ['Give it one subject and one link, which covers the whole card.'],
      dont: ['Do not put cards inside cards.'],
    },
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

const narrow: Decorator = (Story) => <div className="nz:max-w-96">{Story()}</div>;

/** A sheet with a border. */
export const Surface: Story = {
  decorators: [narrow],
  args: {
    children: (
      <>
        <h3 className="nz:type-h4">Water at Lukaya</h3>
        <p className="nz:mt-2 nz:text-text-2">A solar pump, two taps, and a committee of seven that keeps the key.</p>
      </>
    ),
  },
};

/** The whole card is clickable through its heading link; controls inside keep their own clicks. */
export const AsLink: Story = {
  decorators: [narrow],
  args: {
    href: '/biodiversity',
    children: (
      <>
        <div className="nz:flex nz:items-start nz:justify-between nz:gap-3">
          <h3 className="nz:type-h3">
            <CardLink>Three hectares of mangrove</CardLink>
          </h3>
          <IconButton label="Share: Three hectares of mangrove" variant="quiet" size="sm">
            <Share2 aria-hidden="true" />
          </IconButton>
        </div>
        <p className="nz:mt-2 nz:text-text-2">Replanted by the women of Muanda, one low tide at a time.</p>
        <span
          className="nz:mt-4 nz:inline-flex nz:items-center nz:gap-2 nz:font-semibold nz:text-link"
          aria-hidden="true"
        >
          Read on <ArrowRight className="nz:size-5 nz:rtl:-scale-x-100" />
        </span>
      </>
    ),
  },
};

/** A picture leads; the card has no ground and no border. */
export const Bare: Story = {
  decorators: [narrow],
  args: {
    variant: 'bare',
    href: '/wildlife-conservation',
    className: 'nz:gap-3',
    children: (
      <>
        <Picture
          src={wetland}
          alt="Illustration: a shoebill stands in the shallows of the lake"
          className="nz:aspect-16/10"
          loading="eager"
        />
        <p className="nz:flex nz:items-center nz:gap-3 nz:text-sm nz:font-semibold nz:text-text-2">
          <Sign name="wildlife" size="md" /> Tumba, Équateur
        </p>
        <h3 className="nz:type-h3">
          <CardLink>The shoebill is back at the lake</CardLink>
        </h3>
        <p className="nz:text-text-muted">Fishers and rangers agreed on three quiet months.</p>
      </>
    ),
  },
};

/** One big number and how far along it is. */
export const WithNumber: Story = {
  decorators: [narrow],
  args: {
    padding: 'lg',
    className: 'nz:min-h-96 nz:gap-2',
    children: (
      <>
        <Sign name="climate" />
        <p className="nz:type-number nz:mt-auto nz:text-[2.5rem] nz:text-give">50,000+</p>
        <h3 className="nz:font-semibold">trees planted</h3>
        <p className="nz:text-sm nz:text-text-muted">Counted after the second dry season.</p>
        <ProgressTrack percentage={68} className="nz:mt-2" />
        <p className="nz:text-xs nz:text-text-muted">68% of the 2026 goal</p>
      </>
    ),
  },
};

/** In a list each card is a list item. */
export const InAList: Story = {
  render: () => (
    <ul className="nz:grid nz:gap-gap nz:sm:grid-cols-2">
      {['Kongo Central', 'Équateur', 'Haut-Katanga', 'Sud-Kivu'].map((province) => (
        <Card key={province} as="li" href={`/projects/${province}`}>
          <h3 className="nz:type-h4">
            <CardLink>{province}</CardLink>
          </h3>
          <p className="nz:mt-1 nz:text-text-muted">Four villages, one nursery</p>
        </Card>
      ))}
    </ul>
  ),
};

export const OnCloth: Story = {
  ...AsLink,
  decorators: [(Story) => <div className="nz:ground-cloth nz:p-6">{Story()}</div>],
};

export const LongFrench: Story = {
  decorators: [narrow],
  globals: { locale: 'fr' },
  args: {
    href: '/fr',
    children: (
      <>
        <h3 className="nz:type-h3">
          <CardLink>Renforcement des capacités communautaires et alphabétisation numérique</CardLink>
        </h3>
        <p className="nz:mt-2 nz:text-text-2">
          Quatre-vingts pour cent des participantes ont trouvé un emploi rémunéré dans les six mois.
        </p>
      </>
    ),
  },
};

export const Dark: Story = { ...AsLink, globals: { theme: 'dark' } };

export const BareDark: Story = { ...Bare, globals: { theme: 'dark' } };

export const WithNumberDark: Story = { ...WithNumber, globals: { theme: 'dark' } };

/** The pictures beside the advice on the docs page. */
export const Do: Story = {
  tags: ['!dev', '!autodocs'],
  render: (args) => (
    <Card {...args}>
      <h3 className="nz:type-h4">
        <CardLink href="#lukaya">Water at Lukaya</CardLink>
      </h3>
      <p className="nz:mt-2 nz:text-text-2">A solar pump, two taps, and a committee of seven.</p>
    </Card>
  ),
};

export const Dont: Story = {
  tags: ['!dev', '!autodocs'],
  render: (args) => (
    <Card {...args}>
      <h3 className="nz:type-h4">Water</h3>
      <Card className="nz:mt-3">
        <p>A solar pump at Lukaya.</p>
      </Card>
      <Card className="nz:mt-3">
        <p>Two taps at Nsele.</p>
      </Card>
    </Card>
  ),
};
