import type { Meta, StoryObj } from '@storybook/react-vite';
import { WifiOff } from 'lucide-react';
import { Button } from '../Button/Button.tsx';
import { ToastRegion } from './ToastRegion.tsx';
import { createToastQueue, type ToastContent } from './toastQueue.ts';

const saved: ToastContent = { title: 'Seedlings logged', description: '240 trees in plot 7, saved offline' };
const unsent: ToastContent = {
  tone: 'error',
  icon: <WifiOff />,
  title: 'Not sent',
  description: 'No signal. We try again by ourselves.',
  action: { label: 'Retry', onPress: () => {} },
};
const refreshed: ToastContent = { tone: 'info', title: 'Data refreshed' };

/** A queue whose toasts stay until they are closed, so that they can be inspected. */
function queueOf(...toasts: ToastContent[]) {
  const queue = createToastQueue();
  for (const toast of toasts) queue.add(toast, { timeout: null });
  return queue;
}

const meta = {
  title: 'Primitives/Feedback/Toast',
  component: ToastRegion,
  tags: ['autodocs'],
  parameters: {
    guide: {
      keyboard: ['toast'],
      do: [
        'Report the result of an action in one line, with at most one further action.',
        'Have one region per application.',
      ],
      dont: [
        'Do not report the errors of a field with it.',
        'Do not give information that is shown nowhere else, because toasts disappear.',
      ],
    },
    docs: { story: { inline: false, height: '24rem' } },
  },
  argTypes: { queue: { control: false } },
  args: { queue: queueOf(saved) },
  render: (args) => (
    <div className="nz:flex nz:min-h-72 nz:flex-wrap nz:content-start nz:gap-3">
      <Button onClick={() => args.queue.add(saved)}>Save</Button>
      <Button variant="line" onClick={() => args.queue.add(unsent)}>
        Send without a signal
      </Button>
      <Button variant="quiet" onClick={() => args.queue.add(refreshed)}>
        Refresh
      </Button>
      <ToastRegion {...args} />
    </div>
  ),
} satisfies Meta<typeof ToastRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = { args: { queue: queueOf(saved) } };

/** It interrupts a screen reader. Its action must be available elsewhere too. */
export const ErrorWithAction: Story = { args: { queue: queueOf(unsent) } };

export const Information: Story = { args: { queue: queueOf(refreshed) } };

/** At most three, the newest on top. */
export const Three: Story = { args: { queue: queueOf(refreshed, unsent, saved) } };

export const BottomLeft: Story = { args: { queue: queueOf(saved), placement: 'bottom-left' } };

export const LongFrench: Story = {
  globals: { locale: 'fr' },
  args: {
    queue: queueOf({
      tone: 'error',
      title: 'La candidature n’a pas pu être envoyée',
      description: 'Le réseau ne répond pas. Vos réponses restent enregistrées sur ce téléphone.',
      action: { label: 'Réessayer', onPress: () => {} },
    }),
  },
};

export const Dark: Story = { ...Three, globals: { theme: 'dark' } };
