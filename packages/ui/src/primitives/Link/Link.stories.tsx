import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight } from 'lucide-react';
import { pointedStates, States as StatesOf } from '../../foundations/States.tsx';
import { Link } from './Link.tsx';

const meta = {
  title: 'Primitives/Navigation/Link',
  component: Link,
  tags: ['autodocs'],
  parameters: {
    guide: {
      keyboard: ['link'],
      do: [
        'Write a text that makes sense on its own: “Read the report”.',
        'Use `inline` inside a sentence, so that it is underlined.',
      ],
      dont: ['Do not write “Click here” or a bare URL.'],
    },
  },
  args: { href: '/our-story', children: 'Read our story' },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

/** On its own, with a gold underline. */
export const Thread: Story = {};

/** A trailing icon shows the direction. */
export const WithIcon: Story = {
  args: {
    children: (
      <>
        Read our story <ArrowRight aria-hidden="true" />
      </>
    ),
  },
};

/** Inside a sentence. */
export const Inline: Story = {
  args: { variant: 'inline', children: 'five provinces' },
  render: (args) => (
    <p className="nz:max-w-measure">
      We began in Nsele in 2021. Today we work in <Link {...args} />, with the villages that asked us to come.
    </p>
  ),
};

/** In menus and footers, where every row is a link; underlined on hover. */
export const Plain: Story = {
  args: { variant: 'plain' },
  render: (args) => (
    <ul className="nz:grid nz:gap-2">
      {['About us', 'Team', 'Reports'].map((name) => (
        <li key={name}>
          <Link {...args}>{name}</Link>
        </li>
      ))}
    </ul>
  ),
};

export const States: Story = { render: (args) => <StatesOf states={pointedStates(<Link {...args} />)} /> };

export const OnCloth: Story = {
  ...WithIcon,
  decorators: [(Story) => <div className="nz:ground-cloth nz:p-6">{Story()}</div>],
};

export const OnGold: Story = {
  ...WithIcon,
  decorators: [(Story) => <div className="nz:ground-gold nz:p-6">{Story()}</div>],
};

export const LongFrench: Story = {
  globals: { locale: 'fr' },
  args: { className: 'nz:max-w-64', children: 'Lire l’histoire du projet pilote de Nsele, commencé en 2021' },
};

export const Dark: Story = { ...WithIcon, globals: { theme: 'dark' } };

/** The pictures beside the advice on the docs page. */
export const Do: Story = { tags: ['!dev', '!autodocs'], render: () => <Link href="#report">Read the report</Link> };

export const Dont: Story = { tags: ['!dev', '!autodocs'], render: () => <Link href="#report">Click here</Link> };
