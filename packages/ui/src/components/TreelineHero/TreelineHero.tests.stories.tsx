import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import documented, { LongFrench as french, WithoutPicture as withoutPicture } from './TreelineHero.stories.tsx';
import { TreelineHero } from './TreelineHero.tsx';

const meta = {
  title: 'Components/TreelineHero/Tests',
  component: TreelineHero,
  tags: ['!autodocs', '!dev'],
  parameters: { layout: 'fullscreen' },
  args: documented.args,
} satisfies Meta<typeof TreelineHero>;
export default meta;
type Story = StoryObj<typeof meta>;

export const IsTheHeadOfThePage: Story = {
  name: 'title, subtitle and description, then its buttons in order',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Biodiversity' })).toBeVisible();
    await expect(canvas.getByText('From the crown to the river')).toBeVisible();
    await expect(canvas.getByText(/each layer of the forest/)).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Donate' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'See the photos' })).toHaveFocus();
  },
};

export const PictureLoadsAtOnce: Story = {
  name: 'the picture is requested at once',
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: 'Illustration: dawn over the forest' });
    await expect(picture).toHaveAttribute('fetchpriority', 'high');
    await expect(picture).not.toHaveAttribute('loading', 'lazy');
  },
};

export const KeepsThePlaceOfThePicture: Story = {
  ...withoutPicture,
  name: 'without its picture the place of it is kept',
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    const place = canvasElement.querySelector('[data-slot="treeline-hero-picture"]');
    await expect(place?.getBoundingClientRect().height).toBeGreaterThan(200);
  },
};

export const InFrench: Story = {
  ...french,
  name: 'in French nothing is wider than the page',
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'La biodiversité' })).toBeVisible();
    const root = canvasElement.querySelector('[data-slot="treeline-hero"]');
    await expect(root?.scrollWidth).toBe(root?.clientWidth);
  },
};
