import type { Meta, StoryObj } from '@storybook/react-vite';
import { CheckboxField } from '../CheckboxField/CheckboxField.tsx';
import { Field } from './Field.tsx';
import { fieldControl } from './Field.variants.ts';
import { FieldSet } from './FieldSet.tsx';

const meta = {
  title: 'Primitives/Forms/Field',
  component: Field,
  tags: ['autodocs'],
  parameters: {
    guide: {
      keyboard: ['text'],
      do: ['Use it to give a control of your own its label, hint and error.'],
      dont: ['Do not put it around a TextField, which includes one.'],
    },
  },
  args: {
    label: 'Height of the seedling',
    hint: 'In centimetres, from the ground',
    children: (control) => <input {...control} className={fieldControl()} inputMode="decimal" />,
  },
  argTypes: {
    label: { control: 'text' },
    hint: { control: 'text' },
    error: { control: 'text' },
    children: { control: false },
  },
  render: (args) => <Field {...args} className="nz:max-w-sm" />,
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A custom control between label and hint. */
export const Default: Story = {};

/** The error replaces the hint. */
export const WithError: Story = { args: { error: 'Write a number, for example 42.5' } };

export const Optional: Story = { args: { isOptional: true } };

/** Additional content can go at the end of the hint's line. */
export const WithAside: Story = {
  args: { aside: <span className="nz:text-sm nz:text-text-muted nz:tabular-nums">42 cm</span> },
};

/** Several controls under one question. */
export const SeveralControls: Story = {
  render: () => (
    <FieldSet label="Areas you want to work on" hint="Choose as many as you like">
      <CheckboxField name="areas" value="water" label="Clean water" defaultChecked />
      <CheckboxField name="areas" value="trees" label="Climate and reforestation" />
      <CheckboxField name="areas" value="minerals" label="Responsible minerals" />
    </FieldSet>
  ),
};

export const SeveralWithError: Story = {
  render: () => (
    <FieldSet label="Areas you want to work on" error="Choose at least one area">
      <CheckboxField name="areas" value="water" label="Clean water" />
      <CheckboxField name="areas" value="trees" label="Climate and reforestation" />
    </FieldSet>
  ),
};

/** A disabled set disables all its controls. */
export const SeveralDisabled: Story = {
  render: () => (
    <FieldSet label="Areas you want to work on" hint="Your partner has chosen them" disabled>
      <CheckboxField name="areas" value="water" label="Clean water" defaultChecked />
      <CheckboxField name="areas" value="trees" label="Climate and reforestation" />
    </FieldSet>
  ),
};

export const LongFrench: Story = {
  globals: { locale: 'fr' },
  args: {
    label: 'Numéro d’enregistrement de votre organisation auprès du ministère de la Justice',
    error: 'Ajoutez les cinq derniers chiffres du numéro, par exemple CD/GOM/RCCM/22-B-01234',
    isOptional: true,
  },
  render: (args) => <Field {...args} className="nz:max-w-64" />,
};

export const Dark: Story = { ...SeveralWithError, globals: { theme: 'dark' } };
