import portrait from 'scene:okapi-understory';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar, type AvatarProps } from './Avatar.tsx';
import { avatarTones } from './Avatar.variants.ts';

const meta = {
  title: 'Primitives/Content/Avatar',
  component: Avatar,
  tags: ['autodocs'],
  parameters: {
    guide: {
      do: ['Show it beside the name of a person.'],
      dont: ['Do not show a picture that has its own message with it; use Picture.'],
    },
  },
  args: { name: 'Grace Ilunga' },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Initials: Story = {};

/** A portrait covers the initials, which show while it loads and if it fails to load. */
export const WithPortrait: Story = { args: { src: portrait } };

export const Sizes: Story = {
  render: (args) => (
    <div className="nz:flex nz:items-end nz:gap-4">
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Avatar key={size} {...args} size={size} />
      ))}
    </div>
  ),
};

const people = ['Grace Ilunga', 'Moïse Kabeya', 'Julie Bofando', 'Sarah Ngoy', 'Aimé Tshibanda'];

const all = (args: AvatarProps) => (
  <div className="nz:flex nz:flex-wrap nz:gap-3">
    {avatarTones.map((tone, index) => (
      <Avatar key={tone} {...args} tone={tone} name={people[index] ?? args.name} />
    ))}
  </div>
);

export const Tones: Story = { render: all };

/** The name is next to it, so the avatar is hidden from screen readers. */
export const BesideTheName: Story = {
  render: (args) => (
    <ul className="nz:grid nz:gap-3">
      {people.map((name) => (
        <li key={name} className="nz:flex nz:items-center nz:gap-3 nz:font-semibold">
          <Avatar {...args} name={name} size="sm" aria-hidden="true" />
          {name}
        </li>
      ))}
    </ul>
  ),
};

export const LongFrench: Story = {
  ...BesideTheName,
  globals: { locale: 'fr' },
  render: (args) => (
    <p className="nz:flex nz:max-w-60 nz:items-center nz:gap-3 nz:font-semibold">
      <Avatar {...args} name="Élodie Mwamba-Tshisekedi wa Mbuyi" aria-hidden="true" />
      Élodie Mwamba-Tshisekedi wa Mbuyi, coordinatrice des pépinières
    </p>
  ),
};

export const OnCloth: Story = {
  render: all,
  decorators: [(Story) => <div className="nz:ground-cloth nz:p-6">{Story()}</div>],
};

export const Dark: Story = { globals: { theme: 'dark' }, render: all };

/** The pictures beside the advice on the docs page. */
export const Do: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => (
    <p className="nz:flex nz:items-center nz:gap-3 nz:font-semibold">
      <Avatar name="Grace Ilunga" size="sm" aria-hidden="true" /> Grace Ilunga
    </p>
  ),
};

export const Dont: Story = {
  tags: ['!dev', '!autodocs'],
  args: { src: portrait, name: 'An okapi in the forest', size: 'lg' },
};
