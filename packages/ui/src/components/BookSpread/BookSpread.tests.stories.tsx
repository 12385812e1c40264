import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import documented, { LongFrench as french } from './BookSpread.stories.tsx';
import { BookSpread, BookSpreadEntry } from './BookSpread.tsx';

const meta = {
  title: 'Components/BookSpread/Tests',
  component: BookSpread,
  tags: ['!autodocs', '!dev'],
  args: documented.args,
} satisfies Meta<typeof BookSpread>;
export default meta;
type Story = StoryObj<typeof meta>;

export const HasTwoPages: Story = {
  name: 'the summary is first, then the page that its title names, with its entries',
  play: async ({ canvas }) => {
    const [summary, page] = canvas.getAllByRole('region');
    await expect(summary).toHaveAccessibleName('Latest figures');
    await expect(page).toHaveAccessibleName('All reports');
    await expect(within(page as HTMLElement).getAllByRole('article')).toHaveLength(3);
    await userEvent.tab();
    await expect(canvas.getAllByRole('link')[0]).toHaveFocus();
  },
};

export const EntryIsATarget: Story = {
  name: 'an entry is the target of a link, and stays clear of the navigation',
  args: {
    children: (
      <ol>
        <BookSpreadEntry id="may">May 2026</BookSpreadEntry>
      </ol>
    ),
  },
  play: async ({ canvas }) => {
    const entry = canvas.getByText('May 2026');
    await expect(entry).toHaveAttribute('id', 'may');
    await expect(Number.parseFloat(getComputedStyle(entry).scrollMarginTop)).toBeGreaterThan(48);
  },
};

export const InFrench: Story = {
  ...french,
  name: 'in French the page is named by its whole title',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Tous les rapports mensuels de la fondation' })).toBeVisible();
  },
};
