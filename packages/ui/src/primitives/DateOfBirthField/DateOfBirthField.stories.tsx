import type { Meta, StoryObj } from '@storybook/react-vite';
import { pointedStates, States as StatesOf } from '../../foundations/States.tsx';
import { DateOfBirthField } from './DateOfBirthField.tsx';

const meta = {
  title: 'Primitives/Forms/DateOfBirthField',
  component: DateOfBirthField,
  tags: ['autodocs'],
  parameters: {
    guide: {
      keyboard: ['text'],
      do: ['Ask for a date that people know by heart.', 'Say which part is wrong: “The year has four digits”.'],
      dont: ['Do not ask for a future date; use TextField with `type="date"`.'],
    },
  },
  args: { label: 'Date of birth *', name: 'birth' },
  argTypes: { label: { control: 'text' }, hint: { control: 'text' }, error: { control: 'text' } },
} satisfies Meta<typeof DateOfBirthField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Filled: Story = { args: { defaultValue: '1998-4-21' } };

export const WithError: Story = {
  args: { defaultValue: '98-4-21', error: 'Write the year with four digits, for example 1998' },
};

export const Disabled: Story = { args: { disabled: true } };

export const States: Story = {
  render: (args) => <StatesOf states={pointedStates(<DateOfBirthField {...args} />)} />,
};

export const LongFrench: Story = {
  globals: { locale: 'fr' },
  args: { label: 'Date de naissance, comme sur votre pièce d’identité *' },
  render: (args) => <DateOfBirthField {...args} className="nz:max-w-64" />,
};

export const Dark: Story = { ...WithError, globals: { theme: 'dark' } };

/** The pictures beside the advice on the docs page. */
export const Do: Story = { tags: ['!dev', '!autodocs'], args: { error: 'The year has four digits' } };

export const Dont: Story = { tags: ['!dev', '!autodocs'], args: { label: 'Date of your visit' } };
