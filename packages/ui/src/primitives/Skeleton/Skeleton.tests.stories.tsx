import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Skeleton } from './Skeleton.tsx';
import { SkeletonCard } from './SkeletonCard.tsx';
import { SkeletonPicture } from './SkeletonPicture.tsx';

const meta = {
  title: 'Primitives/Feedback/Skeleton/Tests',
  component: Skeleton,
  tags: ['!autodocs', '!dev'],
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnlyTheStatusIsRead: Story = {
  globals: { locale: 'fr' },
  render: function Render() {
    const [isLoaded, setLoaded] = useState(false);
    if (isLoaded) return <h2>Kinshasa</h2>;
    return (
      <>
        <p role="status">Chargement des provinces…</p>
        <Skeleton />
        <SkeletonPicture className="nz:aspect-16/10 nz:w-80" />
        <SkeletonCard />
        <Button onClick={() => setLoaded(true)}>Afficher</Button>
      </>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    const placeholders = [...canvasElement.querySelectorAll('[data-slot^="skeleton"]')];
    await expect(placeholders.map((each) => each.closest('[aria-hidden="true"]')).includes(null)).toBe(false);
    await expect(canvasElement.innerText.trim()).toMatch(/^Chargement des provinces…\s+Afficher$/);
    await userEvent.click(canvas.getByRole('button', { name: 'Afficher' }));
    await expect(canvas.getByRole('heading', { name: 'Kinshasa' })).toBeVisible();
    await expect(canvasElement.querySelector('[data-slot^="skeleton"]')).toBeNull();
  },
};

export const TakesTheSpaceOfItsContent: Story = {
  render: () => (
    <div className="nz:grid nz:w-80 nz:gap-4">
      <Skeleton lines={2} />
      <Skeleton lines={6} />
      <SkeletonPicture className="nz:aspect-16/10" />
      <SkeletonCard lines={2} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const [two, six, picture, card] = [...(canvasElement.querySelector('.nz\\:w-80')?.children ?? [])].map(
      ({ clientHeight }) => clientHeight,
    );
    await expect(two).toBe(2 * 24 + 12);
    await expect(six).toBe(6 * 24 + 5 * 12);
    await expect(picture).toBe(200);
    await expect(card).toBe(200 + 12 + 2 * 24 + 12);
  },
};
