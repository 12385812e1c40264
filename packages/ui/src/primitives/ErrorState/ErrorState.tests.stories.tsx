import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ErrorState } from './ErrorState.tsx';

const meta = {
  title: 'Primitives/Feedback/ErrorState/Tests',
  component: ErrorState,
  tags: ['!autodocs', '!dev'],
  args: { title: 'The readings did not load', onRetry: fn() },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const IsAnAlertAndRetriesByPointer: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The readings did not load');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

export const RetriesByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

export const SpeaksTheLanguage: Story = {
  args: { title: undefined },
  globals: { locale: 'sw' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Imeshindikana kupakia' })).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Jaribu tena' })).toBeInTheDocument();
  },
};

export const WithoutOnRetryThereIsNoButton: Story = {
  args: { onRetry: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const IgnoresPressesDuringARetry: Story = {
  args: { isRetrying: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Please wait…' }));
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
};
