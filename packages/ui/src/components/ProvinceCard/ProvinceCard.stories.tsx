import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ProvinceCard } from './ProvinceCard.tsx';
import { ProvinceCardSkeleton } from './ProvinceCardSkeleton.tsx';

const meta = {
  title: 'Components/ProvinceCard',
  component: ProvinceCard,
  tags: ['autodocs'],
  parameters: {
    guide: {
      keyboard: ['button'],
      do: ['All provinces alike, in the order that the reader chose.'],
      dont: ['A link or a button inside: the whole card is one.'],
    },
  },
  args: {
    record: {
      code: 'CD-KN',
      province: 'Kinshasa',
      capital: 'Kinshasa',
      population: 13_916_000,
      temperature: 27.4,
      humidity: 78,
      windSpeed: 9.7,
      visibility: 24.14,
      airQuality: 64,
      condition: 'partly cloudy',
      lastUpdated: '2026-05-31T13:20:00Z',
    },
    onSelect: fn(),
  },
  argTypes: { record: { control: 'object' } },
  decorators: [(Story) => <div className="nz:max-w-80">{Story()}</div>],
} satisfies Meta<typeof ProvinceCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '[PORTAL-02] a card says every value of the record with its unit, and is pressed as a whole',
  play: async ({ canvas, args }) => {
    const card = canvas.getByRole('article', { name: 'Kinshasa' });
    for (const text of ['27 °C', '78%', '10 km/h', '24.1 km', '13.9 million', '64 · Moderate', 'Partly cloudy']) {
      await expect(card.textContent?.replaceAll('\u00a0', ' ')).toContain(text);
    }
    await expect(card).toHaveTextContent('Updated 31 May 2026, 14:20');
    const { left, bottom } = card.getBoundingClientRect();
    await userEvent.click(document.elementFromPoint(left + 30, bottom - 30) ?? card);
    await expect(args.onSelect).toHaveBeenCalledWith('CD-KN');
  },
};

/** Values that have just changed. */
export const Changed: Story = { args: { isChanged: true } };

/** What the source did not give is said in words. */
export const WithoutReadings: Story = {
  args: {
    record: {
      ...meta.args.record,
      temperature: null,
      humidity: null,
      windSpeed: null,
      visibility: null,
      airQuality: null,
      condition: null,
    },
  },
};

export const Loading: Story = { render: () => <ProvinceCardSkeleton /> };

export const LongFrench: Story = {
  globals: { locale: 'fr' },
  args: { record: { ...meta.args.record, province: 'Kasaï-Oriental', capital: 'Mbuji-Mayi', airQuality: 120 } },
};

export const Dark: Story = { globals: { theme: 'dark' } };
