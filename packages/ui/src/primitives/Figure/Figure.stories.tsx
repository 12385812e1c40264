import type { Meta, StoryObj } from '@storybook/react-vite';
import { Figure } from './Figure.tsx';

const meta = {
  title: 'Primitives/Content/Figure',
  component: Figure,
  tags: ['autodocs'],
  parameters: {
    guide: {
      keyboard: ['link'],
      do: ['Every number that a reader may want to check.'],
      dont: ['A page number, a step, a telephone number.'],
    },
  },
  args: {
    value: 50_000,
    label: 'Trees planted',
    asOf: '2026-05-31',
    source: { label: 'Monthly reports', href: '#reports' },
  },
} satisfies Meta<typeof Figure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Block: Story = {};

export const Inline: Story = {
  render: (args) => (
    <p>
      The nurseries grew <Figure {...args} label={undefined} unit="trees" layout="inline" /> in five provinces.
    </p>
  ),
};

/** Until someone has counted. */
export const Sample: Story = { args: { isSample: true, source: undefined } };

/** Counted more than a year ago: the reader is told. */
export const Old: Story = { args: { asOf: '2020-05-31' } };

export const WithUnit: Story = { args: { value: 27.4, unit: '°C', label: 'Kinshasa, modelled' } };

export const Percentage: Story = {
  args: { value: 0.7, format: { style: 'percent' }, label: 'Of the world’s cobalt', asOf: '2026-01-31' },
};

/** Nothing is known of it but the number. */
export const ValueAlone: Story = { args: { label: undefined, asOf: undefined, source: undefined } };

export const LongFrench: Story = {
  globals: { locale: 'fr' },
  args: {
    label: 'Arbres plantés avec les communautés',
    source: { label: 'Rapports mensuels de la fondation', href: '#reports' },
    isSample: true,
  },
  decorators: [
    (Story) => (
      <div className="nz:w-52">
        <Story />
      </div>
    ),
  ],
};

export const Dark: Story = { globals: { theme: 'dark' } };
