import okapi from 'scene:okapi-understory';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { FocusAreaStrips } from './FocusAreaStrips.tsx';

const meta = {
  title: 'Components/FocusAreaStrips/Tests',
  component: FocusAreaStrips,
  tags: ['!autodocs', '!dev'],
  args: {
    areas: (['climate', 'water', 'wildlife'] as const).map((sign) => ({
      id: sign,
      sign,
      title: `Area ${sign}`,
      description: `About ${sign}.`,
      href: `#${sign}`,
      picture: { src: okapi, alt: '' },
    })),
  },
} satisfies Meta<typeof FocusAreaStrips>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OpensByPointer: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Area climate' })).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Area water' }));
    await expect(canvas.getByText('About water.')).toBeVisible();
    await expect(canvas.getByText('About climate.')).not.toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Explore Area water' })).toHaveAttribute('href', '#water');
  },
};

export const OpensByKeyboardAndKeepsFocus: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Explore Area climate' })).toHaveFocus();
    await userEvent.tab();
    const water = canvas.getByRole('button', { name: 'Area water' });
    await expect(water).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(water).toHaveAttribute('aria-expanded', 'true');
    await expect(water).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Explore Area water' })).toHaveFocus();
  },
};

export const OneIsAlwaysOpen: Story = {
  play: async ({ canvas }) => {
    const open = canvas.getByRole('button', { name: 'Area climate' });
    await expect(open).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(open);
    await expect(open).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getAllByRole('button', { expanded: true })).toHaveLength(1);
  },
};
