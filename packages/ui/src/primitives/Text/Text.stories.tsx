import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShieldCheck } from 'lucide-react';
import { Text } from './Text.tsx';

const meta = {
  title: 'Primitives/Content/Text',
  component: Text,
  tags: ['autodocs'],
  parameters: {
    guide: {
      do: ['Keep lines below 70 characters.'],
      dont: [
        'Do not use it for a paragraph with a list and links; use `TextBlock`.',
        'Do not use it for a heading; use `Heading`.',
      ],
    },
  },
  args: { children: 'We planted, drilled and taught in 26 villages, and counted what came of it.' },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Sizes: Story = {
  render: (args) => (
    <div className="nz:grid nz:gap-4">
      <Text {...args} size="lead" />
      <Text {...args} />
      <Text {...args} size="md" />
      <Text {...args} size="sm" />
    </div>
  ),
};

export const Tones: Story = {
  render: (args) => (
    <div className="nz:grid nz:gap-4">
      <Text {...args} tone="soft" />
      <Text {...args} tone="muted" />
      <Text {...args} tone="sign" isStrong />
    </div>
  ),
};

export const WithIcon: Story = {
  args: { icon: <ShieldCheck />, size: 'md', tone: 'soft', children: 'We never ask for a PIN by telephone.' },
};

/** The last line of a section. */
export const Ruled: Story = { args: { isRuled: true } };

export const LongFrench: Story = {
  globals: { locale: 'fr' },
  args: {
    size: 'lead',
    className: 'nz:max-w-64',
    children: 'Nous avons planté, foré et enseigné dans 26 villages, puis compté ce que cela a changé.',
  },
};

export const Dark: Story = { ...Tones, globals: { theme: 'dark' } };

/** The pictures beside the advice on the docs page. */
export const Do: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => (
    <Text className="nz:max-w-measure">
      Volunteers dig, carry and plant together with the families whose land it is, and count what grows in the second
      year.
    </Text>
  ),
};

export const Dont: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => (
    <Text size="lead" isStrong>
      What partners get
    </Text>
  ),
};
