import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import documented, { LongFrench as french, TitleOnly as titleOnly } from './PictureHero.stories.tsx';
import { PictureHero } from './PictureHero.tsx';

const meta = {
  title: 'Components/PictureHero/Tests',
  component: PictureHero,
  tags: ['!autodocs', '!dev'],
  parameters: { layout: 'fullscreen' },
  args: documented.args,
} satisfies Meta<typeof PictureHero>;
export default meta;
type Story = StoryObj<typeof meta>;

export const IsTheHeadOfThePage: Story = {
  name: 'the link back, then the picture, which is requested at once, and the title',
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Back to the home page' })).toHaveFocus();
    await expect(canvas.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
    await expect(canvas.getByRole('heading', { level: 1, name: 'Volunteers' })).toBeVisible();
    await expect(canvas.getByText(/Two days a month/)).toBeVisible();
  },
};

export const OmittedPartsLeaveNothing: Story = {
  ...titleOnly,
  name: 'without link and description there are only picture and title',
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvasElement.querySelector('p')).toBeNull();
  },
};

export const InFrench: Story = {
  ...french,
  name: 'in French nothing is wider than the page',
  play: async ({ canvas }) => {
    const head = canvas.getByRole('heading', { level: 1 }).closest('header');
    await expect(head?.scrollWidth).toBe(head?.clientWidth);
  },
};
