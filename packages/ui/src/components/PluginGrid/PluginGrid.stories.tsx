import type { Meta, StoryObj } from '@storybook/react-vite';
import { samplePlugins } from '../../foundations/samplePlugins.tsx';
import { ToastRegion } from '../../primitives/Toast/ToastRegion.tsx';
import { createToastQueue } from '../../primitives/Toast/toastQueue.ts';
import { PluginGrid } from './PluginGrid.tsx';

const meta = {
  title: 'Components/PluginGrid',
  component: PluginGrid,
  tags: ['autodocs', 'beta'],
  parameters: {
    guide: {
      keyboard: ['button', 'switch'],
      do: ['Add a note that explains the figures.'],
      dont: ['Do not use it for settings that are saved with a form.'],
    },
  },
  args: {
    plugins: samplePlugins,
    onToggle: () => {},
    onSyncAll: () => {},
    coverage: { value: 26, unit: 'provinces' },
    note: 'These figures are samples. Nothing is fetched.',
  },
} satisfies Meta<typeof PluginGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Syncing: Story = {
  args: { isSyncing: true, plugins: samplePlugins.map((plugin) => ({ ...plugin, status: 'syncing' })) },
};

const failures = createToastQueue();

/** Press the button: a host whose sync fails rejects the promise, and shows the message. */
export const SyncFailed: Story = {
  args: { onSyncAll: () => Promise.reject(new Error('no connection')), onMessage: (message) => failures.add(message) },
  render: (args) => (
    <>
      <PluginGrid {...args} />
      <ToastRegion queue={failures} />
    </>
  ),
};

export const LongFrench: Story = {
  globals: { locale: 'fr' },
  args: { note: 'Ces chiffres sont des exemples : les commutateurs ne changent rien sur le serveur.' },
};

export const Dark: Story = { globals: { theme: 'dark' } };
