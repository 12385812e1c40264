import type { Meta, StoryObj } from '@storybook/react-vite';
import { pointedStates, States as StatesOf } from '../../foundations/States.tsx';
import { CountrySelect } from './CountrySelect.tsx';

const meta = {
  title: 'Primitives/Forms/CountrySelect',
  component: CountrySelect,
  tags: ['autodocs'],
  parameters: {
    guide: {
      keyboard: ['select'],
      do: ['Ask for the country where a person lives, or an organisation is.'],
      dont: ['Do not ask for a nationality, which is another word; use TextField.'],
    },
  },
  args: { label: 'Country *', name: 'country' },
  argTypes: { label: { control: 'text' }, hint: { control: 'text' }, error: { control: 'text' } },
  render: (args) => <CountrySelect {...args} className="nz:max-w-sm" />,
} satisfies Meta<typeof CountrySelect>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Chosen: Story = { args: { defaultValue: 'DR Congo' } };

/** Those that most people choose are above the others. */
export const SomeFirst: Story = {
  args: { first: { label: 'East Africa', names: ['Kenya', 'Tanzania', 'Uganda'] } },
};

export const WithError: Story = { args: { error: 'Choose the country you live in' } };

export const States: Story = {
  render: (args) => (
    <StatesOf
      states={[
        ...pointedStates(<CountrySelect {...args} />),
        { name: 'Disabled', specimen: <CountrySelect {...args} disabled /> },
      ]}
    />
  ),
};

export const LongFrench: Story = {
  globals: { locale: 'fr' },
  args: { label: 'Pays d’enregistrement de l’organisation *', defaultValue: 'Central African Republic' },
  render: (args) => <CountrySelect {...args} className="nz:max-w-64" />,
};

export const Lingala: Story = { globals: { locale: 'ln' }, args: { label: 'Ekolo *', defaultValue: 'DR Congo' } };

export const Dark: Story = { ...WithError, globals: { theme: 'dark' } };

/** The pictures beside the advice on the docs page. */
export const Do: Story = { tags: ['!dev', '!autodocs'], args: { label: 'Country where you live' } };

export const Dont: Story = { tags: ['!dev', '!autodocs'], args: { label: 'Nationality' } };
