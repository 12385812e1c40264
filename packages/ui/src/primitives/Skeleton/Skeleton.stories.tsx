import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './Skeleton.tsx';
import { SkeletonCard } from './SkeletonCard.tsx';
import { SkeletonPicture } from './SkeletonPicture.tsx';

const meta = {
  title: 'Primitives/Feedback/Skeleton',
  component: Skeleton,
  subcomponents: { SkeletonPicture, SkeletonCard },
  tags: ['autodocs'],
  parameters: {
    guide: {
      do: ['Give it the shape of the content, inside a region that announces the loading.'],
      dont: ['Do not show it for less than a second, or for content that may not exist.'],
    },
  },
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = {};

/** Give it the aspect ratio of the picture. */
export const Picture: Story = { render: () => <SkeletonPicture className="nz:aspect-16/10 nz:max-w-96" /> };

export const Card: Story = { render: () => <SkeletonCard className="nz:max-w-96" /> };

/** Announce once, in words, what is loading. */
export const InAList: Story = {
  render: () => (
    <>
      <p role="status" className="nz:mb-4 nz:text-text-muted">
        Loading the provinces…
      </p>
      <div className="nz:grid nz:gap-gap nz:sm:grid-cols-2 nz:lg:grid-cols-3">
        <SkeletonCard lines={2} />
        <SkeletonCard lines={2} />
        <SkeletonCard lines={2} />
      </div>
    </>
  ),
};

export const OnCloth: Story = {
  render: () => <SkeletonCard />,
  decorators: [(Story) => <div className="nz:ground-cloth nz:p-6">{Story()}</div>],
};

export const Dark: Story = { ...Card, globals: { theme: 'dark' } };

/** The pictures beside the advice on the docs page. */
export const Do: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => (
    <div className="nz:grid nz:gap-3" role="status" aria-label="Loading the report">
      <Skeleton className="nz:aspect-16/10" />
      <Skeleton lines={3} />
    </div>
  ),
};

export const Dont: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => (
    <div className="nz:grid nz:gap-2" role="status" aria-label="Loading the comments">
      <p>Comments, if there are any:</p>
      <Skeleton lines={4} />
    </div>
  ),
};
