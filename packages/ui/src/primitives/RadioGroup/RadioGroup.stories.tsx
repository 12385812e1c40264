import type { Meta, StoryObj } from '@storybook/react-vite';
import { pointedStates, States as StatesOf } from '../../foundations/States.tsx';
import { RadioGroup } from './RadioGroup.tsx';

const meta = {
  title: 'Primitives/Forms/RadioGroup',
  component: RadioGroup,
  tags: ['autodocs'],
  parameters: {
    guide: {
      keyboard: ['radio'],
      do: ['Offer two to five options, the most likely first.'],
      dont: ['Do not use it for a long list; use SelectField.'],
    },
  },
  args: {
    label: 'How often',
    defaultValue: 'monthly',
    options: [
      { value: 'monthly', label: 'Monthly' },
      { value: 'once', label: 'Once' },
    ],
  },
  argTypes: { label: { control: 'text' }, hint: { control: 'text' }, error: { control: 'text' } },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithHint: Story = { args: { hint: 'You can change it later' } };

export const WithError: Story = {
  args: { label: 'How often *', required: true, defaultValue: undefined, error: 'Choose how often you want to give' },
};

const organisations = [
  { value: 'cooperative', label: 'Cooperative' },
  { value: 'company', label: 'Company' },
  { value: 'school', label: 'School or university' },
];

/** For two to four options that decide what follows. */
export const Boxed: Story = {
  args: { label: 'Type of organisation', variant: 'boxed', options: organisations, defaultValue: 'cooperative' },
};

export const BoxedWithError: Story = {
  args: { ...Boxed.args, defaultValue: undefined, error: 'Choose one of the three' },
};

/** Each option has an aside that describes it. */
export const Rows: Story = {
  args: {
    label: 'When you can come',
    variant: 'rows',
    defaultValue: 'morning',
    options: [
      { value: 'morning', label: 'In the morning', aside: '7:00 to 12:00' },
      { value: 'evening', label: 'In the evening', aside: '17:00 to 19:00' },
    ],
  },
};

export const WithOptionHints: Story = {
  args: {
    label: 'How we may reach you',
    defaultValue: 'sms',
    options: [
      { value: 'sms', label: 'Text message', hint: 'Works without the internet' },
      { value: 'mail', label: 'E-mail', hint: 'With the full report as a file' },
    ],
  },
};

export const Disabled: Story = {
  render: (args) => (
    <div className="nz:grid nz:gap-5">
      <RadioGroup {...args} disabled hint="Set by your partner" />
      <RadioGroup {...args} {...Boxed.args} disabled />
      <RadioGroup
        {...args}
        label="One of them"
        options={args.options.map((option) => ({ ...option, isDisabled: option.value === 'once' }))}
      />
    </div>
  ),
};

export const States: Story = {
  render: (args) => (
    <StatesOf
      states={[
        ...pointedStates(<RadioGroup {...args} />),
        { name: 'Error', specimen: <RadioGroup {...args} error="Choose one." /> },
        { name: 'Disabled', specimen: <RadioGroup {...args} disabled /> },
      ]}
    />
  ),
};

export const LongFrench: Story = {
  globals: { locale: 'fr' },
  args: {
    label: 'Votre organisation travaille-t-elle avec des personnes vulnérables ? *',
    variant: 'boxed',
    options: [
      { value: 'yes', label: 'Oui, avec des enfants ou des personnes déplacées' },
      { value: 'no', label: 'Non, pas à notre connaissance' },
    ],
    defaultValue: 'yes',
    hint: 'Une vérification supplémentaire peut être nécessaire',
  },
  render: (args) => <RadioGroup {...args} className="nz:max-w-72" />,
};

export const Dark: Story = {
  globals: { theme: 'dark' },
  render: (args) => (
    <div className="nz:grid nz:gap-5">
      <RadioGroup {...args} />
      <RadioGroup {...args} {...Boxed.args} />
      <RadioGroup {...args} defaultValue={undefined} error="Choose how often you want to give" />
    </div>
  ),
};

/** The pictures beside the advice on the docs page. */
export const Do: Story = { tags: ['!dev', '!autodocs'] };

export const Dont: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    label: 'Province',
    defaultValue: undefined,
    options: ['Équateur', 'Kasaï', 'Kinshasa', 'Kongo Central', 'Nord-Kivu', 'Tshopo'].map((name) => ({
      value: name,
      label: name,
    })),
  },
};
