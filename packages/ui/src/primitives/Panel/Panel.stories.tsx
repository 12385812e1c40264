import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '../Heading/Heading.tsx';
import { Text } from '../Text/Text.tsx';
import { Panel } from './Panel.tsx';

const meta = {
  title: 'Primitives/Content/Panel',
  component: Panel,
  tags: ['autodocs'],
  parameters: {
    guide: {
      do: ['Put one beside a text.'],
      dont: [
        'Do not show several of one kind with it; use `Card`.',
        'Do not use it for a whole section; use `Section`.',
      ],
    },
  },
  args: {
    className: 'nz:gap-3',
    children: (
      <>
        <Heading id="ask" size="md">
          Ask us
        </Heading>
        <Text tone="soft">We answer within two working days.</Text>
      </>
    ),
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Panel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sunk: Story = {};

export const Accent: Story = { args: { variant: 'accent' } };

export const Ruled: Story = { args: { variant: 'ruled' } };

/** Named by its heading. */
export const NamedSection: Story = { args: { as: 'section', 'aria-labelledby': 'ask' } };

export const LongFrench: Story = {
  globals: { locale: 'fr' },
  args: {
    className: 'nz:max-w-80 nz:gap-3',
    children: (
      <>
        <Heading size="md">Une question pour l’équipe de la fondation ?</Heading>
        <Text tone="soft">Nous répondons en deux jours ouvrables, dans votre langue.</Text>
      </>
    ),
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

/** The pictures beside the advice on the docs page. */
export const Do: Story = {
  tags: ['!dev', '!autodocs'],
  render: (args) => (
    <div className="nz:grid nz:gap-6">
      <Text>Tell us where the spring is, and who looks after it.</Text>
      <Panel {...args} />
    </div>
  ),
};

export const Dont: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => (
    <div className="nz:grid nz:gap-3">
      {['Kasaï', 'Kinshasa', 'Tshopo'].map((name) => (
        <Panel key={name} as="div">
          {name}
        </Panel>
      ))}
    </div>
  ),
};
