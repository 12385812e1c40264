import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, waitFor } from 'storybook/test';
import { findFirstBrandColours } from '../../../../.storybook/brandColours.ts';
import { brandSheet, readSeeds } from '../brand/index.ts';
import { NzeteProvider } from '../provider/NzeteProvider.tsx';
import { specimens } from './everyComponent.tsx';

/** Without green or gold, as `readSeeds` reads them from a file. */
const seeds = { ink: '#1d1426', ground: '#f7f6fa', primary: '#4d2a78', accent: '#7cc4f4', danger: '#a3122c' };

const OwnLogo = (props: ComponentProps<'svg'>) => (
  <svg viewBox="0 0 10 10" aria-hidden="true" {...props}>
    <circle cx="5" cy="5" r="5" fill="currentColor" />
  </svg>
);

/** Every exported component under a brand that `nzete-brand` writes. */
const meta = {
  title: 'Foundations/GeneratedBrand/Tests',
  tags: ['!autodocs', '!dev'],
  // The sections come from several pages; their own stories check them.
  parameters: { layout: 'fullscreen', a11y: { test: 'off' } },
  render: () => (
    <NzeteProvider logo={OwnLogo}>
      {specimens.map(({ name, draw }) => (
        <div key={name}>{draw?.({})}</div>
      ))}
    </NzeteProvider>
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const everythingIsThere = () => waitFor(() => expect(document.querySelector('[data-slot="toast"]')).not.toBeNull());

const withBrand: Story = {
  beforeEach: () => {
    const style = document.createElement('style');
    style.textContent = brandSheet(readSeeds(seeds));
    document.head.append(style);
    return () => style.remove();
  },
  play: async () => {
    await everythingIsThere();
    await expect(findFirstBrandColours(document.body)).toEqual([]);
  },
};

export const Light: Story = { ...withBrand, name: '[LIB-42] no component keeps a green of ours under another brand' };

export const Dark: Story = {
  ...withBrand,
  name: '[LIB-42] no component keeps a green of ours in another brand’s dark theme',
  globals: { theme: 'dark' },
};

export const Ours: Story = {
  name: '[LIB-42] under our own brand the same search finds hundreds',
  globals: { brand: 'nzete' },
  play: async () => {
    await everythingIsThere();
    await expect(findFirstBrandColours(document.body).length).toBeGreaterThan(100);
  },
};
