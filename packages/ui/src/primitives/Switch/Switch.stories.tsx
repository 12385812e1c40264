import type { Meta, StoryObj } from '@storybook/react-vite';
import { pointedStates, States as StatesOf } from '../../foundations/States.tsx';
import { Switch } from './Switch.tsx';

const meta = {
  title: 'Primitives/Forms/Switch',
  component: Switch,
  tags: ['autodocs'],
  parameters: {
    guide: {
      keyboard: ['switch'],
      do: ['Use it for a setting that takes effect at once.', 'Write a label that names the setting, not its state.'],
      dont: ['Do not use it in a form that is sent later; use CheckboxField.'],
    },
  },
  args: { label: 'Rain alerts' },
  argTypes: { label: { control: 'text' }, hint: { control: 'text' } },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};

export const On: Story = { args: { defaultSelected: true } };

export const WithHint: Story = { args: { hint: 'A message the evening before', defaultSelected: true } };

/** Explain nearby why it is disabled. */
export const Disabled: Story = {
  render: (args) => (
    <>
      <Switch {...args} isDisabled hint="It is loading new readings" />
      <Switch {...args} isDisabled isSelected hint="It is always on during the rains" />
    </>
  ),
};

export const States: Story = {
  render: (args) => (
    <StatesOf
      states={[
        ...pointedStates(<Switch {...args} />),
        { name: 'On', specimen: <Switch {...args} defaultSelected /> },
        { name: 'Disabled', specimen: <Switch {...args} isDisabled hint="Allow notifications first." /> },
        { name: 'Disabled and on', specimen: <Switch {...args} isDisabled defaultSelected /> },
        { name: 'Loading', specimen: <Switch {...args} isLoading hint="It is loading new readings." /> },
      ]}
    />
  ),
};

export const OnCloth: Story = {
  render: (args) => (
    <div className="nz:ground-cloth nz:p-6">
      <Switch {...args} />
      <Switch {...args} defaultSelected />
    </div>
  ),
};

export const LongFrench: Story = {
  globals: { locale: 'fr' },
  args: {
    label: 'Alertes en cas de fortes pluies annoncées dans la province',
    hint: 'Un message la veille au soir, sur le téléphone que vous avez indiqué',
    defaultSelected: true,
  },
  render: (args) => <Switch {...args} className="nz:max-w-64" />,
};

export const Dark: Story = {
  globals: { theme: 'dark' },
  render: (args) => (
    <>
      <Switch {...args} defaultSelected />
      <Switch {...args} label="Fire alerts" />
      <Switch {...args} label="Flood alerts" isDisabled hint="It is loading new readings" />
    </>
  ),
};

/** The pictures beside the advice on the docs page. */
export const Do: Story = { tags: ['!dev', '!autodocs'], render: () => <Switch label="Refresh every five minutes" /> };

export const Dont: Story = { tags: ['!dev', '!autodocs'], render: () => <Switch label="Turn on" /> };
