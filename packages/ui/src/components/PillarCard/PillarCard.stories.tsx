import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight } from 'lucide-react';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { PillarCard } from './PillarCard.tsx';

const meta = {
  title: 'Components/PillarCard',
  component: PillarCard,
  tags: ['autodocs'],
  parameters: {
    guide: {
      keyboard: ['link'],
      do: ['Show two to four side by side, of equal importance.'],
      dont: ['Do not use it for a link only; use SideCard.'],
    },
  },
  args: {
    sign: 'open',
    title: 'People are heard',
    description: 'A meeting where those who dig, chiefs and buyers answer one another.',
    actions: (
      <LinkButton href="#voice" variant="line">
        Community voice <ArrowRight aria-hidden="true" />
      </LinkButton>
    ),
  },
  argTypes: { actions: { control: false } },
  decorators: [(Story) => <div className="nz:max-w-sm">{Story()}</div>],
} satisfies Meta<typeof PillarCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithoutAction: Story = { args: { actions: undefined } };

export const OnCloth: Story = {
  decorators: [(Story) => <div className="nz:ground-cloth nz:p-6">{Story()}</div>],
};

export const LongFrench: Story = {
  globals: { locale: 'fr' },
  args: {
    title: 'Les acheteurs connaissent la mine',
    description: 'Chaque sac porte une étiquette, un poids et un nom, que l’acheteur peut suivre jusqu’au puits.',
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
