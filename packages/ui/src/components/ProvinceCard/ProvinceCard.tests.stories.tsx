import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
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

export const ShowsEveryValue: Story = {
  name: '[PORTAL-02] a card shows all values of the record with their units, and is a button as a whole',
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
    await expect(canvas.getByRole('article', { name: 'Kinshasa' })).toHaveTextContent('Updated 31 May 2026, 14:20');
  },
};
