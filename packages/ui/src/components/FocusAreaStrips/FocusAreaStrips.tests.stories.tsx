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

export const TheHeadingOfTheOpenPanelClosesIt: Story = {
  play: async ({ canvas }) => {
    const climate = canvas.getByRole('button', { name: 'Area climate' });
    await userEvent.click(climate);
    await expect(climate).toHaveAttribute('aria-expanded', 'false');
    await expect(climate).toHaveFocus();
    await expect(canvas.queryByText('About climate.')).not.toBeVisible();
    await expect(canvas.queryAllByRole('button', { expanded: true })).toHaveLength(0);
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('About climate.')).toBeVisible();
  },
};
