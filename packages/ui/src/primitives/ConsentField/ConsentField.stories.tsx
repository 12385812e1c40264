import type { Meta, StoryObj } from '@storybook/react-vite';
import { pointedStates, States as StatesOf } from '../../foundations/States.tsx';
import { ConsentField } from './ConsentField.tsx';

const meta = {
  title: 'Primitives/Forms/ConsentField',
  component: ConsentField,
  tags: ['autodocs'],
  parameters: {
    guide: {
      keyboard: ['checkbox'],
      do: ['Ask for one consent per field, and explain it below.'],
      dont: ['Do not tick it for the visitor.', 'Do not use it for a choice that is not a consent; use CheckboxField.'],
    },
  },
  args: {
    label: 'I agree that my data are processed *',
    description: 'Only to check who you are. You can take this back by letter at any time.',
  },
  argTypes: { label: { control: 'text' }, description: { control: 'text' }, error: { control: 'text' } },
  render: (args) => <ConsentField {...args} className="nz:max-w-xl" />,
} satisfies Meta<typeof ConsentField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Ticked: Story = { args: { defaultChecked: true } };

export const Optional: Story = { args: { label: 'You may write to me about other matters', isOptional: true } };

/** The explanation stays next to the error. */
export const WithError: Story = { args: { error: 'Tick this box: without it we may not look at your application.' } };

export const States: Story = {
  render: (args) => (
    <StatesOf
      states={[
        ...pointedStates(<ConsentField {...args} />),
        { name: 'Ticked', specimen: <ConsentField {...args} defaultChecked /> },
        { name: 'Disabled', specimen: <ConsentField {...args} disabled /> },
      ]}
    />
  ),
};

export const LongFrench: Story = {
  globals: { locale: 'fr' },
  args: {
    label: 'J’accepte que mes données personnelles soient traitées dans le cadre de la vérification d’identité *',
    description:
      'Uniquement pour vérifier qui vous êtes. Vous pouvez retirer ce consentement par lettre à tout moment.',
  },
  render: (args) => <ConsentField {...args} className="nz:max-w-72" />,
};

export const Dark: Story = { ...WithError, globals: { theme: 'dark' } };

/** The pictures beside the advice on the docs page. */
export const Do: Story = { tags: ['!dev', '!autodocs'] };

export const Dont: Story = { tags: ['!dev', '!autodocs'], args: { defaultChecked: true } };
