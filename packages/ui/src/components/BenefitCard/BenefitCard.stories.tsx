import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { Globe, Heart, TrendingUp, Users } from 'lucide-react';
import { expect } from 'storybook/test';
import { BenefitCard } from './BenefitCard.tsx';

const narrow: Decorator = (Story) => <div className="nz:max-w-112">{Story()}</div>;

const meta = {
  title: 'Components/BenefitCard',
  component: BenefitCard,
  tags: ['autodocs'],
  parameters: {
    guide: {
      do: ['Show two to four, side by side.'],
      dont: ['Do not put a link or a button inside; use CallToAction.'],
    },
  },
  args: {
    icon: <Globe />,
    title: 'Neighbours in eight countries',
    description: 'You join 25 organisations. Someone who has already solved your problem is one message away.',
  },
  argTypes: { icon: { control: false } },
} satisfies Meta<typeof BenefitCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { decorators: [narrow] };

/** Without ground and border: a rule above. */
export const Bare: Story = { decorators: [narrow], args: { variant: 'bare' } };

export const WithoutIcon: Story = { decorators: [narrow], args: { icon: undefined } };

/** The icon is above the text if there is no room beside it. */
export const Narrow: Story = {
  decorators: [(Story) => <div className="nz:w-64">{Story()}</div>],
  play: async ({ canvas, canvasElement }) => {
    const icon = canvasElement.querySelector('[data-slot="benefit-card-icon"]');
    const title = canvas.getByRole('heading', { level: 3 }).getBoundingClientRect();
    await expect(title.top).toBeGreaterThan(icon?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY);
  },
};

const four = [
  { icon: <Globe />, title: 'Neighbours in eight countries' },
  { icon: <TrendingUp />, title: 'Results you can count' },
  { icon: <Users />, title: 'People on the ground' },
  { icon: <Heart />, title: 'Shared tools' },
];

export const Grid: Story = {
  render: (args) => (
    <div className="nz:grid nz:gap-gap nz:md:grid-cols-2">
      {four.map((benefit) => (
        <BenefitCard key={benefit.title} {...args} {...benefit} />
      ))}
    </div>
  ),
};

export const LongFrench: Story = {
  decorators: [narrow],
  globals: { locale: 'fr' },
  args: {
    title: 'Des organisations voisines dans huit pays',
    description:
      'Vous rejoignez un réseau de vingt-cinq organisations. Celle qui a déjà résolu votre problème est à un message de vous.',
  },
};

export const Dark: Story = { decorators: [narrow], globals: { theme: 'dark' } };
