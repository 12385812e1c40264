import type { Meta, StoryObj } from '@storybook/react-vite';
import { samplePlugins } from '../../foundations/samplePlugins.tsx';
import { PluginCard, type PluginContent } from './PluginCard.tsx';

const [landCover, forestLoss, rain] = samplePlugins as [PluginContent, PluginContent, PluginContent];

const meta = {
  title: 'Components/PluginCard',
  component: PluginCard,
  tags: ['autodocs', 'beta'],
  parameters: {
    guide: {
      keyboard: ['switch'],
      do: ['Show it in a PluginGrid.'],
      dont: ['Do not show figures without a real count and without `isSample`.'],
    },
  },
  args: { plugin: landCover, onToggle: () => {} },
  decorators: [(Story) => <div className="nz:max-w-lg">{Story()}</div>],
} satisfies Meta<typeof PluginCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Active: Story = {};

export const Inactive: Story = { args: { plugin: { ...landCover, status: 'inactive' } } };

/** The switch is disabled until the source is active again. */
export const Syncing: Story = { args: { plugin: forestLoss } };

export const Failed: Story = { args: { plugin: rain } };

export const LongFrench: Story = {
  globals: { locale: 'fr' },
  args: {
    plugin: {
      ...landCover,
      name: 'Couverture du sol et feux de brousse observés par satellite',
      description: 'La couverture du sol et les feux, observés chaque jour par satellite dans toutes les provinces.',
      source: 'Agence spatiale',
      coverage: 'Toutes les provinces',
    },
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
