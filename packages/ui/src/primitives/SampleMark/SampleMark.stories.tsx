import type { Meta, StoryObj } from '@storybook/react-vite';
import { SampleMark } from './SampleMark.tsx';

const meta = {
  title: 'Primitives/Content/SampleMark',
  component: SampleMark,
  tags: ['autodocs'],
  parameters: {
    guide: {
      do: [
        'Show it once below the heading of a section where all is an example.',
        'Show the badge alone beside a single item, such as a photo or a report.',
      ],
      dont: ['Do not show it at each of twenty cards.', 'Do not put it beside a number; `Figure` has its own mark.'],
    },
  },
} satisfies Meta<typeof SampleMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BelowAHeading: Story = {
  render: (args) => (
    <div className="nz:grid nz:gap-3">
      <h2 className="nz:type-h2">Stories of change</h2>
      <SampleMark {...args} />
    </div>
  ),
};

/** Another sentence, for what is not a name or a scene. */
export const OwnDescription: Story = { args: { description: 'These contacts are examples: they belong to no one.' } };

/** Beside a single item. */
export const BadgeAlone: Story = { args: { description: null } };

export const OnCloth: Story = {
  decorators: [(Story) => <div className="nz:ground-cloth nz:p-6">{Story()}</div>],
};

export const LongFrench: Story = { globals: { locale: 'fr' }, args: { className: 'nz:max-w-72' } };

export const Dark: Story = { globals: { theme: 'dark' } };

/** The pictures beside the advice on the docs page. */
export const Do: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => (
    <div className="nz:grid nz:gap-3">
      <SampleMark />
      <ul className="nz:grid nz:gap-1">
        {['Grace Ilunga', 'Moïse Kabeya', 'Sarah Ngoy'].map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </div>
  ),
};

export const Dont: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => (
    <ul className="nz:grid nz:gap-2">
      {['Grace Ilunga', 'Moïse Kabeya', 'Sarah Ngoy'].map((name) => (
        <li key={name} className="nz:flex nz:gap-3">
          {name} <SampleMark description={null} />
        </li>
      ))}
    </ul>
  ),
};
