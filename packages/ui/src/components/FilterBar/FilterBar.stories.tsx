import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { FilterBar } from './FilterBar.tsx';

const meta = {
  title: 'Components/FilterBar',
  component: FilterBar,
  tags: ['autodocs'],
  parameters: {
    guide: {
      keyboard: ['button'],
      do: ['Let the first option show everything.', 'Keep the chosen option in the query string.'],
      dont: ['Do not use it for more than seven options; use a SelectField.'],
    },
  },
  args: {
    label: 'Photos',
    options: [
      { value: 'all', label: 'All' },
      { value: 'training', label: 'Training' },
      { value: 'leadership', label: 'Leadership' },
      { value: 'celebrations', label: 'Celebrations' },
      { value: 'activities', label: 'Activities' },
    ],
    value: 'all',
    onChange: () => {},
  },
  render: function Bar(args) {
    const [value, setValue] = useState(args.value);
    return <FilterBar {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof FilterBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OneChosen: Story = { args: { value: 'leadership' } };

export const LongFrench: Story = {
  globals: { locale: 'fr' },
  args: {
    options: [
      { value: 'all', label: 'Toutes les photos' },
      { value: 'training', label: 'Formations et ateliers' },
      { value: 'leadership', label: 'Prise de responsabilité' },
      { value: 'celebrations', label: 'Fêtes et remises de diplômes' },
    ],
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
