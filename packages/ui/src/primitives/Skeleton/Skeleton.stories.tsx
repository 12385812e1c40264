import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './Skeleton.tsx';

const meta = {
  title: 'Primitives/Skeleton',
  component: Skeleton,
  tags: ['autodocs'],
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = {};

/** Give it the aspect ratio of the picture to come. */
export const Picture: Story = { args: { shape: 'picture', className: 'aspect-16/10 max-w-96' } };

export const Card: Story = { args: { shape: 'card', className: 'max-w-96' } };

/** What loads is said once, in words. */
export const InAList: Story = {
  render: () => (
    <>
      <p role="status" className="mb-4 text-text-muted">
        Loading the provinces…
      </p>
      <div className="grid gap-gap sm:grid-cols-2 lg:grid-cols-3">
        <Skeleton shape="card" lines={2} />
        <Skeleton shape="card" lines={2} />
        <Skeleton shape="card" lines={2} />
      </div>
    </>
  ),
};

export const OnCloth: Story = {
  args: { shape: 'card' },
  decorators: [(Story) => <div className="ground-cloth p-6">{Story()}</div>],
};

export const Dark: Story = { args: { shape: 'card', className: 'max-w-96' }, globals: { theme: 'dark' } };
