import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import documented from './LoadState.stories.tsx';
import { LoadState, type LoadStateProps } from './LoadState.tsx';

const meta = {
  title: 'Primitives/Feedback/LoadState/Tests',
  component: LoadState,
  tags: ['!autodocs', '!dev'],
  args: { ...documented.args, onRetry: fn() },
} satisfies Meta<typeof LoadState>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A section whose content loads at the second attempt. */
function SectionThatFailsOnce(args: LoadStateProps) {
  const [isReady, setIsReady] = useState(false);
  return (
    <section aria-labelledby="team">
      <h2 id="team">Team</h2>
      <LoadState
        {...args}
        status={isReady ? 'ready' : 'error'}
        onRetry={() => {
          args.onRetry?.();
          setIsReady(true);
        }}
      />
    </section>
  );
}

export const LoadingIsAStatus: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the team...');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const RetryShowsTheContentAndKeepsTheFocusInTheSection: Story = {
  render: (args) => <SectionThatFailsOnce {...args} />,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Error loading the team.');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
    await expect(canvas.getByText('Twelve people plant, teach and measure.')).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.getByRole('region', { name: 'Team' })).toHaveFocus();
  },
};

export const EmptyShowsOnlyTheEmptyState: Story = {
  args: { status: 'ready', isEmpty: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nobody here yet')).toBeVisible();
    await expect(canvas.queryByText('Twelve people plant, teach and measure.')).toBeNull();
  },
};

export const RetryIsInEveryLanguage: Story = {
  args: { status: 'error' },
  globals: { locale: 'ln' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Meka lisusu' })).toBeVisible();
  },
};
