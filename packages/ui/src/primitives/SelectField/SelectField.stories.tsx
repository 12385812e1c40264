import type { Meta, StoryObj } from '@storybook/react-vite';
import { pointedStates, States as StatesOf } from '../../foundations/States.tsx';
import { SelectField } from './SelectField.tsx';

const provinces = ['Équateur', 'Kinshasa', 'Kongo Central', 'Nord-Kivu', 'Tshopo'].map((name) => ({
  value: name.toLowerCase(),
  label: name,
}));

const meta = {
  title: 'Primitives/Forms/SelectField',
  component: SelectField,
  tags: ['autodocs'],
  parameters: {
    guide: {
      keyboard: ['select'],
      do: ['Offer more than five options that people know by name.'],
      dont: ['Do not use it for two to five options; use RadioGroup, which shows them all.'],
    },
  },
  args: { label: 'Province', options: provinces, hint: 'Where the project runs' },
  render: (args) => <SelectField {...args} className="nz:max-w-sm" />,
  argTypes: { label: { control: 'text' }, hint: { control: 'text' }, error: { control: 'text' } },
} satisfies Meta<typeof SelectField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithPlaceholder: Story = { args: { placeholder: 'Choose a province' } };

export const WithError: Story = {
  args: { placeholder: 'Choose a province', error: 'Choose the province where the project runs' },
};

export const Groups: Story = {
  args: {
    options: undefined,
    children: (
      <>
        <optgroup label="West">
          <option value="kinshasa">Kinshasa</option>
          <option value="kongo-central">Kongo Central</option>
        </optgroup>
        <optgroup label="East">
          <option value="nord-kivu">Nord-Kivu</option>
          <option value="sud-kivu">Sud-Kivu</option>
        </optgroup>
      </>
    ),
  },
};

export const Disabled: Story = { args: { disabled: true, hint: 'Choose a country first' } };

export const OnGrounds: Story = {
  render: (args) => (
    <div className="nz:grid nz:max-w-2xl nz:md:grid-cols-2">
      <div className="nz:ground-cloth nz:p-6">
        <SelectField {...args} />
      </div>
      <div className="nz:ground-gold nz:p-6">
        <SelectField {...args} />
      </div>
    </div>
  ),
};

export const States: Story = {
  render: (args) => (
    <StatesOf
      states={[
        ...pointedStates(<SelectField {...args} />),
        { name: 'Error', specimen: <SelectField {...args} error="Choose a province." /> },
        { name: 'Disabled', specimen: <SelectField {...args} disabled hint="Opens with your application." /> },
      ]}
    />
  ),
};

export const LongFrench: Story = {
  globals: { locale: 'fr' },
  args: {
    label: 'Type de partenariat que vous souhaitez conclure avec la fondation *',
    options: [{ value: 'a', label: 'Partenariat de mise en œuvre avec une organisation communautaire' }],
    hint: 'Vous pourrez en ajouter un autre après la première année',
  },
  render: (args) => <SelectField {...args} className="nz:max-w-64" />,
};

export const Dark: Story = {
  globals: { theme: 'dark' },
  render: (args) => (
    <div className="nz:grid nz:max-w-2xl nz:gap-5 nz:md:grid-cols-2">
      <SelectField {...args} />
      <SelectField {...args} placeholder="Choose a province" error="Choose the province where the project runs" />
      <SelectField {...args} disabled hint="Choose a country first" />
    </div>
  ),
};

/** The pictures beside the advice on the docs page. */
export const Do: Story = { tags: ['!dev', '!autodocs'], args: { placeholder: 'Choose a province' } };

export const Dont: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    label: 'How often',
    hint: undefined,
    options: [
      { value: 'monthly', label: 'Monthly' },
      { value: 'once', label: 'Once' },
    ],
  },
};
