import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { largeText } from '../../../../../.storybook/largeText.ts';
import documented from './ProvinceCard.stories.tsx';
import { ProvinceCard } from './ProvinceCard.tsx';
import { ProvinceCardSkeleton } from './ProvinceCardSkeleton.tsx';

const meta = {
  title: 'Components/ProvinceCard/Tests',
  component: ProvinceCard,
  tags: ['!autodocs', '!dev'],
  args: { ...documented.args, onSelect: fn() },
  decorators: [(Story) => <div className="nz:max-w-80">{Story()}</div>],
} satisfies Meta<typeof ProvinceCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ShowsTheMainValues: Story = {
  name: '[PORTAL-02] a card shows temperature, condition, humidity and air quality, and is a button as a whole',
  play: async ({ canvas, args }) => {
    const card = canvas.getByRole('article', { name: 'Kinshasa' });
    for (const text of ['27 °C', 'Partly cloudy', '78%', '64 · Moderate']) {
      await expect(card.textContent?.replaceAll('\u00a0', ' ')).toContain(text);
    }
    for (const name of ['Humidity', 'Air quality']) {
      await expect(within(card).getByRole('img', { name })).toBeVisible();
    }
    await expect(card).toHaveTextContent('Updated 31 May 2026, 13:20');
    const { left, bottom } = card.getBoundingClientRect();
    await userEvent.click(document.elementFromPoint(left + 30, bottom - 30) ?? card);
    await expect(args.onSelect).toHaveBeenCalledWith('CD-KN');
  },
};

export const ShowsOneMore: Story = {
  name: '[PORTAL-02, PORTAL-07] a card shows one more value, if the cards are ordered by it',
  args: { value: 'windSpeed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^10\s/)).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Wind' })).toBeVisible();
  },
};

export const APlaceholderUntilItIsLoaded: Story = {
  name: '[PORTAL-02] while the provinces load, a placeholder takes the place of each card and is not read',
  globals: { locale: 'fr' },
  render: (args) => (
    <>
      <p role="status">Chargement des provinces…</p>
      <ul>
        <ProvinceCardSkeleton as="li" />
        <ProvinceCard {...args} as="li" />
      </ul>
    </>
  ),
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list');
    await expect(within(list).getAllByRole('listitem')).toHaveLength(1);
    await expect(within(list).getAllByRole('listitem', { hidden: true })).toHaveLength(2);
    const [placeholder, card] = [...list.children].map((child) => child.getBoundingClientRect());
    await expect(placeholder?.width).toBe(card?.width);
    await expect(placeholder?.height).toBeGreaterThan(0.7 * (card?.height ?? 0));
  },
};

export const TimeOnce: Story = {
  name: 'a card does not repeat the time in the note of its group',
  args: { notedTime: documented.args.record.lastUpdated },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Kinshasa' })).not.toHaveTextContent('Updated');
  },
};

export const OtherTime: Story = {
  name: 'a card whose values are older than the note of its group shows their time',
  args: { notedTime: '2026-05-31T13:30:00Z' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Kinshasa' })).toHaveTextContent('Updated 31 May 2026, 13:20');
  },
};

export const LargeTextOnASmallPhone: Story = {
  name: '[ACC-31] with text of 200 % the longest condition stays inside its card',
  args: { record: { ...documented.args.record, condition: 'partly cloudy' } },
  globals: { locale: 'fr' },
  decorators: [(Story) => <div style={{ width: 280 }}>{Story()}</div>],
  beforeEach: largeText,
  play: async ({ canvas }) => {
    const words = await canvas.findByText('Partiellement nuageux');
    const card = canvas.getByRole('article', { name: 'Kinshasa' });
    await expect(words.getBoundingClientRect().right).toBeLessThanOrEqual(card.getBoundingClientRect().right);
  },
};
