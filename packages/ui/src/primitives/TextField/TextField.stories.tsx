import type { Meta, StoryObj } from '@storybook/react-vite';
import { Phone } from 'lucide-react';
import { pointedStates, States as StatesOf } from '../../foundations/States.tsx';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Primitives/Forms/TextField',
  component: TextField,
  tags: ['autodocs'],
  parameters: {
    guide: {
      keyboard: ['text'],
      do: ['Set `autoComplete` and `inputMode` to help on phones.', 'Write an error that says how to correct it.'],
      dont: ['Do not write a placeholder instead of a label.'],
    },
  },
  args: { label: 'Name', placeholder: 'Grâce Ilunga', autoComplete: 'name' },
  argTypes: {
    label: { control: 'text' },
    hint: { control: 'text' },
    error: { control: 'text' },
    icon: { control: false },
  },
  render: (args) => <TextField {...args} className="nz:max-w-sm" />,
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithHint: Story = {
  args: { label: 'Phone', type: 'tel', hint: 'With the country code', placeholder: '+243 …' },
};

/** The error replaces the hint and says how to correct the value. */
export const WithError: Story = {
  args: {
    label: 'E-mail',
    type: 'email',
    autoComplete: 'email',
    defaultValue: 'grace@exam',
    error: 'Add the ending, for example .cd or .org',
  },
};

/** Where a form marks its required fields, the mark is part of the label. */
export const Required: Story = { args: { label: 'First Name *', required: true, placeholder: undefined } };

/** If most fields are required, the optional ones are marked. */
export const Optional: Story = { args: { label: 'Tax number', isOptional: true, placeholder: 'A1234567B' } };

export const SearchField: Story = { args: { label: 'Search', type: 'search', placeholder: 'Find a province' } };

export const WithIcon: Story = { args: { label: 'Phone', type: 'tel', icon: <Phone />, placeholder: '+243 …' } };

/** Explain nearby why it is disabled. */
export const Disabled: Story = {
  args: {
    label: 'Organisation',
    defaultValue: 'Set by your partner',
    disabled: true,
    hint: 'Ask your partner to change it',
  },
};

export const ReadOnly: Story = { args: { label: 'Reference', defaultValue: 'NZ-2026-0142', readOnly: true } };

export const Types: Story = {
  render: () => (
    <div className="nz:grid nz:max-w-2xl nz:gap-5 nz:md:grid-cols-2">
      <TextField label="Text" defaultValue="Mbandaka" />
      <TextField label="E-mail" type="email" defaultValue="grace@exemple.cd" />
      <TextField label="Phone" type="tel" defaultValue="+243 810 000 000" />
      <TextField label="Website" type="url" defaultValue="https://exemple.cd" />
      <TextField label="Search" type="search" defaultValue="Équateur" />
      <TextField label="Date of birth" type="date" defaultValue="1998-03-14" />
      <TextField label="Password" type="password" autoComplete="new-password" defaultValue="nzete-ya-mbila" />
    </div>
  ),
};

/** On cloth and on gold the field takes the colours of its ground. */
export const OnGrounds: Story = {
  render: (args) => (
    <div className="nz:grid nz:max-w-2xl nz:md:grid-cols-2">
      <div className="nz:ground-cloth nz:grid nz:gap-5 nz:p-6">
        <TextField {...args} hint="As on your card" />
        <TextField {...args} label="E-mail" defaultValue="grace@exam" error="Add the ending, for example .cd or .org" />
        <TextField {...args} label="Disabled" disabled />
      </div>
      <div className="nz:ground-gold nz:grid nz:gap-5 nz:p-6">
        <TextField {...args} hint="As on your card" />
        <TextField {...args} label="E-mail" defaultValue="grace@exam" error="Add the ending, for example .cd or .org" />
        <TextField {...args} label="Disabled" disabled />
      </div>
    </div>
  ),
};

export const States: Story = {
  render: (args) => (
    <StatesOf
      states={[
        ...pointedStates(<TextField {...args} />),
        { name: 'Filled', specimen: <TextField {...args} defaultValue="Grâce Ilunga" /> },
        { name: 'Error', specimen: <TextField {...args} error="Write your name as on your card." /> },
        { name: 'Read-only', specimen: <TextField {...args} readOnly defaultValue="Grâce Ilunga" /> },
        { name: 'Disabled', specimen: <TextField {...args} disabled hint="Opens with your application." /> },
      ]}
    />
  ),
};

export const LongFrench: Story = {
  globals: { locale: 'fr' },
  args: {
    label: 'Adresse électronique de la personne autorisée à signer pour l’organisation *',
    type: 'email',
    defaultValue: 'cooperative.maji-safi@exemple',
    error: 'Ajoutez la fin de l’adresse, par exemple .cd ou .org, pour que nous puissions vous répondre',
    required: true,
  },
  render: (args) => <TextField {...args} className="nz:max-w-64" />,
};

export const Dark: Story = {
  globals: { theme: 'dark' },
  render: (args) => (
    <div className="nz:grid nz:max-w-2xl nz:gap-5 nz:md:grid-cols-2">
      <TextField {...args} />
      <TextField {...args} label="E-mail" defaultValue="grace@exam" error="Add the ending, for example .cd or .org" />
      <TextField {...args} label="Search" type="search" placeholder="Find a province" hint="26 in all" />
      <TextField {...args} label="Organisation" defaultValue="Set by your partner" disabled />
      <TextField {...args} label="Date of birth" type="date" defaultValue="1998-03-14" isOptional />
      <TextField {...args} label="Reference" defaultValue="NZ-2026-0142" readOnly />
    </div>
  ),
};

/** The pictures beside the advice on the docs page. */
export const Do: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => (
    <TextField
      label="E-mail"
      defaultValue="ada@"
      error="Part of the address is missing. Write it like name@example.org."
    />
  ),
};

export const Dont: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => <TextField label="E-mail" defaultValue="ada@" error="Invalid" />,
};
