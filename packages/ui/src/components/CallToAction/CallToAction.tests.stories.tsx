import type { Meta, StoryObj } from '@storybook/react-vite';
import { HandCoins, Handshake } from 'lucide-react';
import { expect, userEvent } from 'storybook/test';
import { elementUnderPointer } from '../../foundations/elementUnderPointer.ts';
import { CallToAction } from './CallToAction.tsx';

const meta = {
  title: 'Components/CallToAction/Tests',
  component: CallToAction,
  tags: ['!autodocs', '!dev'],
  args: {
    title: 'Get Involved',
    items: [
      {
        id: 'partner',
        icon: <Handshake />,
        title: 'Become a partner',
        description: 'Tell us what you bring.',
        href: '#partner',
      },
      {
        id: 'give',
        icon: <HandCoins />,
        title: 'Donate',
        description: 'Every amount plants something.',
        href: '#donate',
      },
    ],
  },
} satisfies Meta<typeof CallToAction>;
export default meta;
type Story = StoryObj<typeof meta>;

export const IsARegionWithLinks: Story = {
  name: '[HOME-01] Get Involved is a region whose rows are headings with links',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Get Involved' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 3, name: 'Donate' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Become a partner' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Donate' })).toHaveFocus();
  },
};

export const ClicksAnywhereInARowReachItsLink: Story = {
  play: async ({ canvas, canvasElement }) => {
    const link = canvas.getByRole('link', { name: 'Donate' });
    await expect(elementUnderPointer(canvas.getByText('Every amount plants something.'))).toBe(link);
    for (const icon of link.closest('li')?.querySelectorAll('svg') ?? [])
      await expect(elementUnderPointer(icon)).toBe(link);
    await expect(canvasElement.querySelectorAll('li svg')).toHaveLength(4);
  },
};
