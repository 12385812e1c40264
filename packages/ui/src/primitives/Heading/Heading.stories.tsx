import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from './Heading.tsx';

const meta = {
  title: 'Primitives/Content/Heading',
  component: Heading,
  tags: ['autodocs'],
  parameters: {
    guide: {
      do: ['Leave out no level; the size is free.'],
      dont: [
        'Do not build a section with a ground from it; use `Section`.',
        'Do not build the head of a page from it; use `PageHead`.',
      ],
    },
  },
  args: { children: 'What partners get' },
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Sizes: Story = {
  render: (args) => (
    <div className="nz:grid nz:gap-4">
      <Heading {...args} size="xl" />
      <Heading {...args} size="lg" />
      <Heading {...args} size="md" />
      <Heading {...args} size="sm" />
    </div>
  ),
};

export const Ruled: Story = { args: { isRuled: true, size: 'md' } };

/** Only screen readers read the heading of this section. */
export const Hidden: Story = {
  args: { isHidden: true, id: 'figures', children: 'The figures' },
  render: (args) => (
    <section aria-labelledby="figures">
      <Heading {...args} />
      <p>12,000 trees, 3 boreholes.</p>
    </section>
  ),
};

export const LongFrench: Story = {
  globals: { locale: 'fr' },
  args: { className: 'nz:max-w-64', children: 'Ce que nos partenaires obtiennent en retour' },
};

export const Dark: Story = { globals: { theme: 'dark' } };

/** The pictures beside the advice on the docs page. */
export const Do: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => (
    <div className="nz:grid nz:gap-3">
      <Heading headingLevel={2}>What partners get</Heading>
      <Heading headingLevel={3} size="sm">
        Seedlings
      </Heading>
      <p>Two hundred for each family.</p>
    </div>
  ),
};

export const Dont: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => (
    <div className="nz:bg-surface nz:p-6">
      <Heading size="xl">Our impact</Heading>
      <p>What we counted, and when.</p>
    </div>
  ),
};
