import type { Meta, StoryObj } from '@storybook/react-vite';
import { Figure } from './Figure.tsx';
import { FigureGroup } from './FigureGroup.tsx';
import { FigureNote } from './FigureNote.tsx';

const meta = {
  title: 'Primitives/Content/Figure',
  component: Figure,
  tags: ['autodocs'],
  parameters: {
    guide: {
      keyboard: ['link'],
      do: [
        'Use it for every number that a reader may want to check.',
        'Put several with the same date and source into a `FigureGroup` with one `FigureNote`.',
      ],
      dont: ['Do not use it for a page number, a step or a telephone number.'],
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

/** In a list or a card: a long unit wraps beside the value. */
export const Line: Story = {
  args: { label: undefined, unit: 'trees planted by the volunteers of the villages', isAtLeast: true, layout: 'line' },
  decorators: [
    (Story) => (
      <div className="nz:w-72">
        <Story />
      </div>
    ),
  ],
};

/** One note instead of one line each; only the value counted on another day shows its own date. */
export const Group: Story = {
  render: ({ label, value, ...origin }) => (
    <FigureGroup {...origin}>
      <div className="nz:grid nz:gap-4">
        <div className="nz:flex nz:flex-wrap nz:gap-10">
          <Figure value={value} label={label} isAtLeast />
          <Figure value={500} label="Volunteers" isAtLeast />
          <Figure value={15} label="Digital centres" asOf="2026-04-30" />
        </div>
        <FigureNote>The last 12 months.</FigureNote>
      </div>
    </FigureGroup>
  ),
};

/** Shown until a real count exists. */
export const Sample: Story = { args: { isSample: true, source: undefined } };

/** Counted more than a year ago, which the reader is told. */
export const Old: Story = { args: { asOf: '2020-05-31' } };

export const WithUnit: Story = { args: { value: 27.4, unit: '°C', label: 'Kinshasa, modelled' } };

export const Percentage: Story = {
  args: { value: 0.7, format: { style: 'percent' }, label: 'Of the world’s cobalt', asOf: '2026-01-31' },
};

/** Only the number is known. */
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

/** The pictures beside the advice on the docs page. */
export const Do: Story = { tags: ['!dev', '!autodocs'] };

export const Dont: Story = {
  tags: ['!dev', '!autodocs'],
  args: { value: 4, label: 'Step of the form', asOf: undefined, source: undefined },
};
