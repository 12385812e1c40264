import type { Meta, StoryObj } from '@storybook/react-vite';
import { VisitWeight } from './VisitWeight.tsx';

const meta = {
  title: 'Components/VisitWeight',
  component: VisitWeight,
  tags: ['autodocs'],
  parameters: {
    guide: {
      do: ['Show it last on a page: it appears once the browser has measured the visit.'],
      dont: ['Do not show it where the price of data is not known.'],
    },
  },
  args: {
    bytes: 188_240,
    price: { amount: 14, currency: 'FC', source: 'Financial Afrik', date: '2020-07-08' },
  },
} satisfies Meta<typeof VisitWeight>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The price is an example. */
export const Sample: Story = { args: { price: { ...meta.args.price, isSample: true } } };

/** Another country. */
export const Dollars: Story = {
  args: { bytes: 3_400_000, price: { amount: 0.005, currency: 'USD', source: 'Example survey', date: '2026-01-01' } },
};

export const LongFrench: Story = {
  globals: { locale: 'fr' },
  args: { price: { ...meta.args.price, isSample: true } },
  decorators: [(Story) => <div className="nz:max-w-72">{Story()}</div>],
};

export const Dark: Story = { globals: { theme: 'dark' } };
