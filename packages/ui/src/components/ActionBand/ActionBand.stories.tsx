import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { ActionBand } from './ActionBand.tsx';

const meta = {
  title: 'Components/ActionBand',
  component: ActionBand,
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    guide: {
      keyboard: ['link'],
      do: ['Show it once, at the end of a page.', 'Show one or two buttons.'],
      dont: ['Do not use it for more than two actions; use `CallToAction`.'],
    },
  },
  args: {
    title: 'Plant with us',
    description: 'Two days a month are enough, and you learn everything on the spot.',
    actions: (
      <>
        <LinkButton href="#volunteers" size="lg">
          Join the volunteers
        </LinkButton>
        <LinkButton href="#donate" variant="give" size="lg">
          Donate
        </LinkButton>
      </>
    ),
  },
} satisfies Meta<typeof ActionBand>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Indent: Story = { args: { layout: 'indent' } };

export const Ends: Story = { args: { layout: 'ends' } };

/** At the end of a section. */
export const Line: Story = {
  args: { layout: 'line', description: undefined, actions: <LinkButton href="#volunteers">Take a seat</LinkButton> },
  decorators: [(Story) => <div className="nz:wrap">{Story()}</div>],
};

export const TitleOnly: Story = { args: { description: undefined } };

export const LongFrench: Story = {
  globals: { locale: 'fr' },
  args: {
    layout: 'ends',
    title: 'Plantez avec nous dans les villages de la province',
    description: 'Deux journées par mois suffisent, et vous apprenez tout sur place avec les familles.',
    actions: <LinkButton href="#volunteers">Rejoindre les bénévoles de la fondation</LinkButton>,
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
