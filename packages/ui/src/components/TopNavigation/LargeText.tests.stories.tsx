import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { largeText } from '../../../../../.storybook/largeText.ts';
import navigation from './TopNavigation.tests.stories.tsx';

const sizes = {
  phone: { name: 'Phone', styles: { width: '360px', height: '760px' } },
  desktop: { name: 'Desktop', styles: { width: '1280px', height: '800px' } },
};

const meta = {
  ...navigation,
  title: 'Components/TopNavigation/LargeText/Tests',
  tags: ['!autodocs', '!dev'],
  parameters: { ...navigation.parameters, viewport: { options: sizes } },
  beforeEach: largeText,
} satisfies Meta<typeof navigation.component>;
export default meta;
type Story = StoryObj<typeof meta>;

const right = (element: HTMLElement) => element.getBoundingClientRect().right;

export const Desktop: Story = {
  name: '[NAV-04] with double text size at 1280 px, the menu button replaces items that do not fit',
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Open menu' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Donate' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'About' })).not.toBeInTheDocument();
  },
};

export const Phone: Story = {
  name: '[NAV-04] with double text size at 360 px, nothing in the header overflows the page',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(right(canvas.getByRole('button', { name: 'Open menu' }))).toBeLessThanOrEqual(360);
    await expect(canvas.queryByRole('link', { name: 'Donate' })).not.toBeInTheDocument();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  },
};
