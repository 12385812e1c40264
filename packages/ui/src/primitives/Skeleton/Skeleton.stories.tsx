import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './Skeleton.tsx';
import { SkeletonCard } from './SkeletonCard.tsx';
import { SkeletonPicture } from './SkeletonPicture.tsx';

const meta = {
  title: 'Primitives/Skeleton',
  component: Skeleton,
  subcomponents: { SkeletonPicture, SkeletonCard },
  tags: ['autodocs'],
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = {};

/** Give it the aspect ratio of the picture to come. */
export const Picture: Story = { render: () => <SkeletonPicture className="aspect-16/10 max-w-96" /> };

export const Card: Story = { render: () => <SkeletonCard className="max-w-96" /> };

/** What loads is said once, in words. */
export const InAList: Story = {
  render: () => (
    <>
      <p role="status" className="mb-4 text-text-muted">
        Loading the provinces…
      </p>
      <div className="grid gap-gap sm:grid-cols-2 lg:grid-cols-3">
        <SkeletonCard lines={2} />
        <SkeletonCard lines={2} />
        <SkeletonCard lines={2} />
      </div>
    </>
  ),
};

export const OnCloth: Story = {
  render: () => <SkeletonCard />,
  decorators: [(Story) => <div className="ground-cloth p-6">{Story()}</div>],
};

export const Dark: Story = { ...Card, globals: { theme: 'dark' } };
