import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { NzeteProvider } from '../../provider/NzeteProvider.tsx';
import { Logo } from './Logo.tsx';

const follow = fn();

const meta = {
  title: 'Primitives/Content/Logo/Tests',
  component: Logo,
  tags: ['!autodocs', '!dev'],
  args: { className: 'nz:h-12' },
  render: (args) => (
    <button type="button" onClick={follow} className="nz:ground-cloth nz:flex nz:items-center nz:p-4">
      <Logo {...args} /> Nzete
    </button>
  ),
} satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

const logoIn = (canvas: HTMLElement) => canvas.querySelector('[data-slot="logo"]') as SVGElement; // the story draws one

export const PressedAsPartOfItsName: Story = {
  globals: { locale: 'fr' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: /^\s*Nzete$/ })).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
    await userEvent.click(logoIn(canvasElement));
    await expect(follow).toHaveBeenCalledOnce();
  },
};

export const HasTheColourOfTheTextOnEveryGround: Story = {
  globals: { brand: 'nzete' },
  play: async ({ canvas, canvasElement }) => {
    const { color } = getComputedStyle(canvas.getByRole('button'));
    const [threads, seed] = logoIn(canvasElement).querySelectorAll('path');
    if (!threads || !seed) throw new Error('no drawing');
    await expect(color).not.toBe(getComputedStyle(document.body).color);
    await expect(getComputedStyle(threads).stroke).toBe(color);
    await expect(getComputedStyle(seed).fill).toBe(color);
  },
};

const Circle = (props: ComponentProps<'svg'>) => (
  <svg viewBox="0 0 10 10" aria-hidden="true" {...props}>
    <circle cx="5" cy="5" r="5" fill="currentColor" />
  </svg>
);

export const TheLogoOfTheHostReplacesIt: Story = {
  decorators: [(Story) => <NzeteProvider logo={Circle}>{Story()}</NzeteProvider>],
  play: async ({ canvasElement }) => {
    await expect(logoIn(canvasElement).querySelectorAll('circle')).toHaveLength(1);
    await expect(logoIn(canvasElement).querySelectorAll('path')).toHaveLength(0);
    const { width, height } = logoIn(canvasElement).getBoundingClientRect();
    await expect([width, height]).toEqual([48, 48]);
  },
};
