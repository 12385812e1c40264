import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Alert } from './Alert.tsx';

const meta = {
  title: 'Primitives/Feedback/Alert/Tests',
  component: Alert,
  tags: ['!autodocs', '!dev'],
  args: { title: 'Heavy rain tonight', description: 'The nursery opens at 10:00.', onDismiss: fn() },
} satisfies Meta<typeof Alert>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ClosedByPointer: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close this message' }));
    await expect(args.onDismiss).toHaveBeenCalledTimes(1);
  },
};

export const ReachedInItsOrderAndClosedByEnter: Story = {
  args: { actions: <Button size="sm">Show the map</Button> },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Show the map' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Close this message' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDismiss).toHaveBeenCalledTimes(1);
  },
};

export const ItsKindIsReadBeforeIt: Story = {
  args: { role: 'alert', tone: 'error' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^Error: ?Heavy rain tonight/);
  },
};

export const WithoutActionsNothingTakesFocus: Story = {
  args: { onDismiss: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};

export const SpeaksKiswahili: Story = {
  globals: { locale: 'sw' },
  args: { role: 'status', tone: 'warning' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Onyo:/);
    await expect(canvas.getByRole('button', { name: 'Funga ujumbe huu' })).toBeVisible();
  },
};

export const IconAndCloseButtonAlignWithTheFirstLine: Story = {
  args: { description: 'A long text that takes several lines, so that the middle is far below.', className: 'nz:w-80' },
  play: async ({ canvas, canvasElement }) => {
    const middle = (element: Element | null | undefined) => {
      const { top, height } = element?.getBoundingClientRect() ?? new DOMRect();
      return top + height / 2;
    };
    const title = middle(canvas.getByText('Heavy rain tonight'));
    await expect(Math.abs(middle(canvasElement.querySelector('[data-slot="alert-icon"] svg')) - title)).toBeLessThan(2);
    await expect(Math.abs(middle(canvas.getByRole('button').querySelector('svg')) - title)).toBeLessThan(2);
  },
};
