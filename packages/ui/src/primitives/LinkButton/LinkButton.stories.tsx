import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight } from 'lucide-react';
import { pointedStates, States as StatesOf } from '../../foundations/States.tsx';
import { LinkButton } from './LinkButton.tsx';

const meta = {
  title: 'Primitives/Actions/LinkButton',
  component: LinkButton,
  tags: ['autodocs'],
  parameters: {
    guide: {
      keyboard: ['link'],
      do: ['Use it for the main next step of a section or a hero.'],
      dont: ['Do not use it for actions on this page; use Button.'],
    },
  },
  args: { href: '/volunteers', children: 'Join the volunteers' },
} satisfies Meta<typeof LinkButton>;
export default meta;
type Story = StoryObj<typeof meta>;

const row = 'nz:flex nz:flex-wrap nz:items-center nz:gap-3';

export const Primary: Story = {};

export const Variants: Story = {
  render: () => (
    <div className={row}>
      <LinkButton href="/volunteers">
        Join the volunteers <ArrowRight aria-hidden="true" />
      </LinkButton>
      <LinkButton href="/donate" variant="give">
        Donate
      </LinkButton>
      <LinkButton href="/impact" variant="line">
        Watch impact
      </LinkButton>
      <LinkButton href="/" variant="quiet">
        Back
      </LinkButton>
    </div>
  ),
};

export const Sizes: Story = {
  render: (args) => (
    <div className={row}>
      <LinkButton {...args} size="sm" />
      <LinkButton {...args} size="md" />
      <LinkButton {...args} size="lg" />
    </div>
  ),
};

export const States: Story = { render: (args) => <StatesOf states={pointedStates(<LinkButton {...args} />)} /> };

export const OnCloth: Story = {
  ...Variants,
  decorators: [(Story) => <div className="nz:ground-cloth nz:p-6">{Story()}</div>],
};

export const OnGold: Story = { decorators: [(Story) => <div className="nz:ground-gold nz:p-6">{Story()}</div>] };

export const LongFrench: Story = {
  globals: { locale: 'fr' },
  args: {
    className: 'nz:max-w-64',
    size: 'lg',
    children: 'Devenir bénévole dans une pépinière communautaire',
  },
};

export const Dark: Story = { ...Variants, globals: { theme: 'dark' } };

/** The pictures beside the advice on the docs page. */
export const Do: Story = { tags: ['!dev', '!autodocs'], args: { children: 'Join the volunteers' } };

export const Dont: Story = { tags: ['!dev', '!autodocs'], args: { href: '#remove', children: 'Remove the sensor' } };
