import type { Meta, StoryObj } from '@storybook/react-vite';
import { pointedStates, States as StatesOf } from '../../foundations/States.tsx';
import { SearchField } from './SearchField.tsx';

const meta = {
  title: 'Primitives/Forms/SearchField',
  component: SearchField,
  tags: ['autodocs'],
  parameters: {
    guide: {
      keyboard: ['search'],
      do: ['Search while typing, or on submit.', 'Show the number of results nearby.'],
      dont: ['Do not use it for a choice from a short list; use SelectField.'],
    },
  },
  args: { label: 'Find a province' },
  argTypes: {
    label: { control: 'text' },
    hint: { control: 'text' },
    error: { control: 'text' },
  },
  render: (args) => <SearchField {...args} className="nz:max-w-sm" />,
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Filled: Story = { args: { defaultValue: 'Kasaï' } };

export const WithHint: Story = { args: { hint: 'Or its capital', placeholder: 'Kananga' } };

export const WithError: Story = { args: { defaultValue: 'x', error: 'Write at least two letters' } };

/** Explain nearby why it is disabled. */
export const Disabled: Story = { args: { isDisabled: true, hint: 'The provinces are loading' } };

export const States: Story = {
  render: (args) => (
    <StatesOf
      states={[
        ...pointedStates(<SearchField {...args} />),
        { name: 'Filled', specimen: <SearchField {...args} defaultValue="Kasaï" /> },
        { name: 'Error', specimen: <SearchField {...args} error="Write at least two letters." /> },
        { name: 'Disabled', specimen: <SearchField {...args} isDisabled defaultValue="Kasaï" /> },
      ]}
    />
  ),
};

export const OnCloth: Story = {
  ...Filled,
  decorators: [(Story) => <div className="nz:ground-cloth nz:p-6">{Story()}</div>],
};

export const LongFrench: Story = {
  globals: { locale: 'fr' },
  args: {
    label: 'Chercher une formation par son titre, son sujet ou l’organisme qui la donne',
    defaultValue: 'maintenance des ordinateurs',
  },
  render: (args) => <SearchField {...args} className="nz:max-w-64" />,
};

export const Dark: Story = { ...Filled, globals: { theme: 'dark' } };

/** The pictures beside the advice on the docs page. */
export const Do: Story = {
  tags: ['!dev', '!autodocs'],
  render: (args) => (
    <div className="nz:grid nz:gap-2">
      <SearchField {...args} defaultValue="Ka" />
      <p className="nz:text-sm">5 provinces</p>
    </div>
  ),
};

export const Dont: Story = { tags: ['!dev', '!autodocs'], args: { label: 'Monthly or once' } };
