import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ReviewList } from './ReviewList.tsx';

const meta = {
  title: 'Primitives/Forms/ReviewList',
  component: ReviewList,
  tags: ['autodocs'],
  parameters: {
    guide: {
      keyboard: ['button'],
      do: ['Make it the last step of a Wizard, with `goTo` of `useWizard` in `onChange`.'],
      dont: ['Do not use it for a form on one page, whose fields are all visible.'],
    },
  },
  args: {
    sections: [
      {
        title: 'Organisation',
        entries: [
          { label: 'Legal name', value: 'Coopérative Maji Safi ya Kivu' },
          { label: 'Country', value: 'DR Congo' },
          { label: 'Website', value: '' },
        ],
        onChange: fn(),
      },
      {
        title: 'What you plan',
        entries: [{ label: 'Description', value: 'Two hundred families.\nSeedlings for all of them.' }],
        onChange: fn(),
      },
    ],
  },
  render: (args) => <ReviewList {...args} className="nz:max-w-2xl" />,
} satisfies Meta<typeof ReviewList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongFrench: Story = {
  globals: { locale: 'fr' },
  args: {
    sections: [
      {
        title: 'Objet et intention de la relation avec la fondation',
        entries: [{ label: 'Volume annuel de transactions attendu en dollars américains', value: 'De 1 000 à 5 000' }],
        onChange: fn(),
      },
    ],
  },
  render: (args) => <ReviewList {...args} className="nz:max-w-72" />,
};

export const Dark: Story = { globals: { theme: 'dark' } };
