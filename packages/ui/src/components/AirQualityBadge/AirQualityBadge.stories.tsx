import type { Meta, StoryObj } from '@storybook/react-vite';
import { AirQualityBadge } from './AirQualityBadge.tsx';

const meta = {
  title: 'Components/AirQualityBadge',
  component: AirQualityBadge,
  tags: ['autodocs'],
  parameters: {
    guide: {
      do: ['Show number and band together: few readers can interpret the number alone.'],
      dont: ['Do not show concentrations in µg/m³: it is an index.'],
    },
  },
  args: { index: 64 },
} satisfies Meta<typeof AirQualityBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Bands: Story = {
  render: () => (
    <div className="nz:grid nz:justify-items-start nz:gap-2">
      {[50, 51, 100, 101, 150, 151, 200, 201, 300, 301, null].map((index) => (
        <AirQualityBadge key={String(index)} index={index} />
      ))}
    </div>
  ),
};

export const LongFrench: Story = {
  ...Bands,
  globals: { locale: 'fr' },
  decorators: [(Story) => <div className="nz:max-w-44">{Story()}</div>],
};

export const Dark: Story = { ...Bands, globals: { theme: 'dark' } };

/** The pictures beside the advice on the docs page. */
export const Do: Story = { tags: ['!dev', '!autodocs'] };

export const Dont: Story = { tags: ['!dev', '!autodocs'], render: () => <p>18 µg/m³</p> };
