import type { Meta, StoryObj } from '@storybook/react-vite';
import { pointedStates, States as StatesOf } from '../../foundations/States.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { PhoneField } from './PhoneField.tsx';

const meta = {
  title: 'Primitives/Forms/PhoneField',
  component: PhoneField,
  tags: ['autodocs'],
  parameters: {
    guide: {
      keyboard: ['text'],
      do: ['Accept every notation that people use, as `isPhoneNumber` does.'],
      dont: ['Do not ask for the country code in a field of its own, because people paste whole numbers.'],
    },
  },
  args: { label: 'Phone *', name: 'phone' },
  argTypes: { label: { control: 'text' }, hint: { control: 'text' }, error: { control: 'text' } },
  render: (args) => <PhoneField {...args} className="nz:max-w-sm" />,
} satisfies Meta<typeof PhoneField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Optional: Story = { args: { label: 'Phone', isOptional: true } };

export const WithError: Story = {
  args: { defaultValue: '0800 x', error: 'Write digits only, for example +44 20 7946 0018' },
};

export const States: Story = {
  render: (args) => (
    <StatesOf
      states={[
        ...pointedStates(<PhoneField {...args} />),
        { name: 'Disabled', specimen: <PhoneField {...args} disabled /> },
      ]}
    />
  ),
};

export const LongFrench: Story = {
  globals: { locale: 'fr' },
  args: { label: 'Numéro de téléphone de la personne à joindre *' },
  render: (args) => <PhoneField {...args} className="nz:max-w-64" />,
};

export const Dark: Story = { ...WithError, globals: { theme: 'dark' } };

/** The pictures beside the advice on the docs page. */
export const Do: Story = { tags: ['!dev', '!autodocs'], args: { defaultValue: '081 234 56 78' } };

export const Dont: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => (
    <div className="nz:grid nz:grid-cols-[7rem_1fr] nz:items-end nz:gap-3">
      <TextField label="Country code" defaultValue="+243" />
      <TextField label="Number" />
    </div>
  ),
};
