import type { Meta, StoryObj } from '@storybook/react-vite';
import { pointedStates, States as StatesOf } from '../../foundations/States.tsx';
import { CheckboxField } from './CheckboxField.tsx';

const meta = {
  title: 'Primitives/Forms/CheckboxField',
  component: CheckboxField,
  tags: ['autodocs'],
  parameters: {
    guide: {
      keyboard: ['checkbox'],
      do: ['Use it for one of several options that may be chosen together.'],
      dont: ['Do not use it for a setting that takes effect at once; use Switch.'],
    },
  },
  args: { label: 'Send me the monthly report' },
  argTypes: { label: { control: 'text' }, hint: { control: 'text' }, error: { control: 'text' } },
} satisfies Meta<typeof CheckboxField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Checked: Story = { args: { defaultChecked: true } };

/** Some items of a list are ticked. */
export const Indeterminate: Story = { args: { label: 'All provinces', isIndeterminate: true } };

export const WithHint: Story = { args: { hint: 'On the first Monday; you can stop it at any time' } };

export const WithError: Story = {
  args: { label: 'I agree to be contacted *', required: true, error: 'Tick to go on' },
};

export const Disabled: Story = {
  render: (args) => (
    <>
      <CheckboxField {...args} disabled />
      <CheckboxField {...args} disabled defaultChecked />
      <CheckboxField {...args} disabled isIndeterminate />
    </>
  ),
};

export const States: Story = {
  render: (args) => (
    <StatesOf
      states={[
        ...pointedStates(<CheckboxField {...args} />),
        { name: 'Ticked', specimen: <CheckboxField {...args} defaultChecked /> },
        { name: 'Error', specimen: <CheckboxField {...args} error="Tick it to go on." /> },
        { name: 'Disabled', specimen: <CheckboxField {...args} disabled hint="Opens with your application." /> },
        { name: 'Disabled and ticked', specimen: <CheckboxField {...args} disabled defaultChecked /> },
      ]}
    />
  ),
};

export const LongFrench: Story = {
  globals: { locale: 'fr' },
  args: {
    label:
      'J’accepte que la fondation conserve mes données pendant sept ans afin de vérifier mon identité et celle de mon organisation *',
    error: 'Cochez la case pour continuer',
  },
  render: (args) => <CheckboxField {...args} className="nz:max-w-72" />,
};

export const Dark: Story = {
  globals: { theme: 'dark' },
  render: (args) => (
    <>
      <CheckboxField {...args} label="Unchecked" />
      <CheckboxField {...args} label="Checked" defaultChecked />
      <CheckboxField {...args} label="Some of the list" isIndeterminate />
      <CheckboxField {...args} label="Agree to continue" error="Tick to go on" />
      <CheckboxField {...args} label="Disabled" disabled defaultChecked />
    </>
  ),
};

/** The pictures beside the advice on the docs page. */
export const Do: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => (
    <div className="nz:grid nz:gap-3">
      <CheckboxField label="Planting days" defaultChecked />
      <CheckboxField label="Water and boreholes" />
    </div>
  ),
};

export const Dont: Story = { tags: ['!dev', '!autodocs'], args: { label: 'Refresh every five minutes' } };
