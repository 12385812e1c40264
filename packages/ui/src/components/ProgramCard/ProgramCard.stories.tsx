import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { CloudSun, Droplets, GraduationCap, Sprout, TreePine } from 'lucide-react';
import { expect } from 'storybook/test';
import { Figure } from '../../primitives/Figure/Figure.tsx';
import { ProgramCard } from './ProgramCard.tsx';

const narrow: Decorator = (Story) => <div className="nz:max-w-112">{Story()}</div>;

const meta = {
  title: 'Components/ProgramCard',
  component: ProgramCard,
  tags: ['autodocs'],
  parameters: {
    guide: {
      keyboard: ['link'],
      do: ['Show two to eight, each with its own icon.'],
      dont: ['Do not write a number in the result without Figure.'],
    },
  },
  args: {
    icon: <TreePine />,
    title: 'Reforestation',
    subtitle: 'From the nursery to the field',
    description: 'Volunteers dig, carry and plant together with the families whose land it is.',
    result: <Figure value="50,000+" unit="trees planted" layout="inline" />,
    href: '#donate',
    action: 'Donate',
  },
  argTypes: { icon: { control: false }, result: { control: false } },
} satisfies Meta<typeof ProgramCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  decorators: [narrow],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Donate Reforestation' })).toHaveAttribute('href', '#donate');
  },
};

/** Without `href` there is no link. */
export const WithoutLink: Story = {
  decorators: [narrow],
  args: { href: undefined, action: undefined, subtitle: undefined, result: undefined },
};

const programs = [
  { accent: 'forest', icon: <TreePine />, title: 'Reforestation' },
  { accent: 'gold', icon: <Sprout />, title: 'Tree nurseries' },
  { accent: 'river', icon: <Droplets />, title: 'Clean water' },
  { accent: 'laterite', icon: <GraduationCap />, title: 'A school' },
  { accent: 'cobalt', icon: <CloudSun />, title: 'Climate data' },
] as const;

/** The icon above the text, in each colour family. */
export const Columns: Story = {
  args: { layout: 'column' },
  render: (args) => (
    <div className="nz:grid nz:gap-gap nz:lg:grid-cols-5">
      {programs.map((program) => (
        <ProgramCard key={program.title} {...args} {...program} />
      ))}
    </div>
  ),
};

export const OnCloth: Story = {
  ...Columns,
  decorators: [(Story) => <div className="nz:ground-cloth nz:p-6">{Story()}</div>],
};

export const LongFrench: Story = {
  decorators: [narrow],
  globals: { locale: 'fr' },
  args: {
    title: 'École de sensibilisation au climat et d’innovation',
    subtitle: 'Prévue à Nsele, sur le terrain de la fondation',
    description:
      'On y enseignera l’agriculture durable, l’atténuation du changement climatique et la réhabilitation communautaire.',
    action: 'Faire un don',
  },
};

export const Dark: Story = { ...Columns, globals: { theme: 'dark' } };
