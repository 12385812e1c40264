import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import documented, { LongFrench as french, WithoutPicture as withoutPicture } from './BoardHero.stories.tsx';
import { BoardHero } from './BoardHero.tsx';

const meta = {
  title: 'Components/BoardHero/Tests',
  component: BoardHero,
  tags: ['!autodocs', '!dev'],
  parameters: { layout: 'fullscreen' },
  args: documented.args,
} satisfies Meta<typeof BoardHero>;
export default meta;
type Story = StoryObj<typeof meta>;

export const IsTheHeadOfThePage: Story = {
  name: 'title, buttons and figures, then the picture, which is requested at once',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Digital literacy' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.getAllByRole('listitem')[1]).toHaveTextContent(/100\+.*Courses/);
    await expect(canvas.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Enrol' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Teach a course' })).toHaveFocus();
  },
};

export const ShowsItsStateBelow: Story = {
  ...withoutPicture,
  name: 'while the picture is not known, what is passed shows below the board',
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.getByText('The page is loading.')).toBeVisible();
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
