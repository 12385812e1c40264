import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumb } from '../../primitives/Breadcrumb/Breadcrumb.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { PageHead } from './PageHead.tsx';

const actions = (
  <>
    <LinkButton href="#volunteers" size="lg">
      Join the volunteers
    </LinkButton>
    <LinkButton href="#gallery" variant="line" size="lg">
      See the photos
    </LinkButton>
  </>
);

const meta = {
  title: 'Components/PageHead',
  component: PageHead,
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    guide: {
      keyboard: ['link'],
      do: ['Show it once, at the top of a page.', 'Show either a breadcrumb or a link back.'],
      dont: [
        'Do not use it for a page with a picture at its head; use `ParallaxHero`, `HillsideHero` or `TreelineHero`.',
      ],
    },
  },
  args: {
    title: 'Our impact',
    description: 'What we counted, when we counted it, and the reports where you can read it.',
  },
} satisfies Meta<typeof PageHead>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithActions: Story = { args: { actions } };

export const WideText: Story = { args: { layout: 'wide-text', actions } };

export const Stack: Story = {
  args: {
    layout: 'stack',
    breadcrumb: <Breadcrumb steps={[{ href: '#home', label: 'Home' }]} current="Our impact" />,
  },
};

export const WithLinkBack: Story = { args: { back: { href: '#impact', label: 'Back to impact' } } };

/** Inside the grid of a page. */
export const Bare: Story = { args: { variant: 'bare', layout: 'stack' } };

export const TitleOnly: Story = { args: { description: undefined } };

export const LongFrench: Story = {
  globals: { locale: 'fr' },
  args: {
    title: 'L’autonomisation communautaire',
    description: 'Ce que nous avons compté, quand, et les rapports mensuels dans lesquels vous pouvez le lire.',
    back: { href: '#impact', label: 'Retour à la page de notre action' },
    actions: <LinkButton href="#volunteers">Rejoindre les bénévoles de la fondation</LinkButton>,
  },
};

export const Dark: Story = { args: { actions }, globals: { theme: 'dark' } };
