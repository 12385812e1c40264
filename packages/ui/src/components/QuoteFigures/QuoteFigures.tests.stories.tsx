import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import documented, { WithoutContent as withoutContent } from './QuoteFigures.stories.tsx';
import { QuoteFigures } from './QuoteFigures.tsx';

const meta = {
  title: 'Components/QuoteFigures/Tests',
  component: QuoteFigures,
  tags: ['!autodocs', '!dev'],
  parameters: { layout: 'fullscreen' },
  args: documented.args,
  decorators: documented.decorators,
} satisfies Meta<typeof QuoteFigures>;
export default meta;
type Story = StoryObj<typeof meta>;

export const HasAQuoteAndItsFigures: Story = {
  name: 'its title names it; quote, figures and note follow in reading order',
  play: async ({ canvas }) => {
    const section = canvas.getByRole('region', { name: 'In numbers' });
    await expect(within(section).getByRole('blockquote')).toHaveTextContent('sign another one');
    const figures = within(section).getAllByRole('listitem');
    await expect(figures.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('People trained'),
      expect.stringContaining('Courses'),
      expect.stringContaining('Villages'),
      expect.stringContaining('Women'),
    ]);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Our courses' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'monthly reports' })).toHaveFocus();
  },
};

export const KeepsThePlaceOfThePicture: Story = {
  ...withoutContent,
  name: 'without its picture the place of it is kept, and the quote shows',
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('blockquote')).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
    const place = canvasElement.querySelector('[data-slot="quote-figures-picture"]');
    await expect(place?.getBoundingClientRect().height).toBeGreaterThan(200);
  },
};
