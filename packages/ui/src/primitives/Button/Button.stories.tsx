import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight, Trash2 } from 'lucide-react';
import { pointedStates, States as StatesOf } from '../../foundations/States.tsx';
import { Button } from './Button.tsx';

const meta = {
  title: 'Primitives/Actions/Button',
  component: Button,
  tags: ['autodocs'],
  parameters: {
    guide: {
      keyboard: ['button'],
      do: ['Name the action: “Send”, “Plant a tree”.', 'Use one `primary` per view, and `give` for donations only.'],
      dont: ['Do not navigate with it; use LinkButton.', 'Do not disable it without a reason nearby.'],
    },
  },
  args: { children: 'Plant a tree' },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

const row = 'nz:flex nz:flex-wrap nz:items-center nz:gap-3';

export const Primary: Story = {};

/** Always in laterite, always for donations. */
export const Give: Story = { args: { variant: 'give', children: 'Donate' } };

export const Line: Story = { args: { variant: 'line', children: 'Read more' } };

export const Quiet: Story = { args: { variant: 'quiet', children: 'Cancel' } };

export const Danger: Story = { args: { variant: 'danger', children: 'Remove' } };

export const Sizes: Story = {
  render: (args) => (
    <div className={row}>
      <Button {...args} size="sm" />
      <Button {...args} size="md" />
      <Button {...args} size="lg" />
    </div>
  ),
};

/** An icon follows the label for direction and precedes it for action. */
export const WithIcon: Story = {
  render: (args) => (
    <div className={row}>
      <Button {...args}>
        Join the volunteers <ArrowRight aria-hidden="true" />
      </Button>
      <Button {...args} variant="danger">
        <Trash2 aria-hidden="true" /> Remove
      </Button>
    </div>
  ),
};

/** Narrower than 768 px only the icon is visible, at the size of a touch target. */
export const IconOnPhones: Story = {
  args: {
    isIconOnPhones: true,
    children: (
      <>
        <Trash2 aria-hidden="true" />
        <span>Remove</span>
      </>
    ),
  },
};

export const Loading: Story = {
  args: { isLoading: true },
  render: (args) => (
    <div className={row}>
      <Button {...args} />
      <Button {...args} variant="give" />
      <Button {...args} variant="line" />
      <Button {...args} variant="quiet" />
      <Button {...args} variant="danger" />
    </div>
  ),
};

/** Explain nearby why it is disabled. */
export const Disabled: Story = { args: { disabled: true } };

/** Hover, focus and active are held, so that they can be inspected. */
export const States: Story = {
  render: (args) => (
    <StatesOf
      states={[
        ...pointedStates(<Button {...args} />),
        { name: 'Disabled', specimen: <Button {...args} disabled /> },
        { name: 'Loading', specimen: <Button {...args} isLoading /> },
      ]}
    />
  ),
};

/** On forest the primary action is gold: the ground decides, not the button. */
export const OnCloth: Story = {
  render: (args) => (
    <div className={`nz:ground-cloth nz:p-6 ${row}`}>
      <Button {...args}>Join us</Button>
      <Button {...args} variant="line">
        Watch impact
      </Button>
      <Button {...args} variant="quiet">
        Cancel
      </Button>
    </div>
  ),
};

export const LongFrench: Story = {
  globals: { locale: 'fr' },
  render: (args) => (
    <div className="nz:w-64">
      <Button {...args} size="lg">
        Soumettre la candidature et passer à la vérification d’identité
      </Button>
    </div>
  ),
};

export const Dark: Story = { ...Sizes, globals: { theme: 'dark' } };

/** The pictures beside the advice on the docs page. */
export const Do: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => (
    <>
      <Button>Plant a tree</Button> <Button variant="line">Read more</Button>
    </>
  ),
};

export const Dont: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => (
    <>
      <Button>OK</Button> <Button>Submit</Button>
    </>
  ),
};
