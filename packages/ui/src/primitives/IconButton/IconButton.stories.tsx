import type { Meta, StoryObj } from '@storybook/react-vite';
import { Minus, Plus, Search, Share2, Trash2, X } from 'lucide-react';
import { pointedStates, States as StatesOf } from '../../foundations/States.tsx';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'Primitives/Actions/IconButton',
  component: IconButton,
  tags: ['autodocs'],
  parameters: {
    guide: {
      keyboard: ['button'],
      do: [
        'Give it a label that names the action, for screen readers.',
        'Choose icons that everyone knows: search, close, menu.',
      ],
      dont: ['Do not choose an icon that needs an explanation; use Button.'],
    },
  },
  args: { label: 'Search', children: <Search aria-hidden="true" /> },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

const row = 'nz:flex nz:flex-wrap nz:items-center nz:gap-3';

export const Primary: Story = {};

export const Variants: Story = {
  render: () => (
    <div className={row}>
      <IconButton label="Search">
        <Search aria-hidden="true" />
      </IconButton>
      <IconButton label="Give one more" variant="give">
        <Plus aria-hidden="true" />
      </IconButton>
      <IconButton label="Share" variant="line">
        <Share2 aria-hidden="true" />
      </IconButton>
      <IconButton label="Close" variant="quiet">
        <X aria-hidden="true" />
      </IconButton>
      <IconButton label="Remove" variant="danger">
        <Trash2 aria-hidden="true" />
      </IconButton>
    </div>
  ),
};

export const Sizes: Story = {
  render: (args) => (
    <div className={row}>
      <IconButton {...args} size="sm" />
      <IconButton {...args} size="md" />
      <IconButton {...args} size="lg" />
    </div>
  ),
};

export const Loading: Story = {
  args: { isLoading: true },
  render: (args) => (
    <div className={row}>
      <IconButton {...args} />
      <IconButton {...args} variant="line" />
      <IconButton {...args} variant="quiet" />
    </div>
  ),
};

export const Disabled: Story = {
  render: (args) => (
    <div className={row}>
      <IconButton {...args} label="One less" variant="line" disabled>
        <Minus aria-hidden="true" />
      </IconButton>
      <IconButton {...args} disabled />
    </div>
  ),
};

export const States: Story = {
  render: (args) => (
    <StatesOf
      states={[
        ...pointedStates(<IconButton {...args} />),
        { name: 'Disabled', specimen: <IconButton {...args} disabled /> },
      ]}
    />
  ),
};

export const OnCloth: Story = {
  ...Variants,
  decorators: [(Story) => <div className="nz:ground-cloth nz:p-6">{Story()}</div>],
};

export const Dark: Story = { ...Variants, globals: { theme: 'dark' } };

/** The pictures beside the advice on the docs page. */
export const Do: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => (
    <div className="nz:flex nz:gap-3">
      <IconButton label="Search">
        <Search aria-hidden="true" />
      </IconButton>
      <IconButton label="Share">
        <Share2 aria-hidden="true" />
      </IconButton>
      <IconButton label="Close">
        <X aria-hidden="true" />
      </IconButton>
    </div>
  ),
};

export const Dont: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => (
    <div className="nz:flex nz:gap-3">
      <IconButton label="Sponsor a borehole">
        <Plus aria-hidden="true" />
      </IconButton>
      <IconButton label="Withdraw the report">
        <Minus aria-hidden="true" />
      </IconButton>
    </div>
  ),
};
