import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, userEvent, waitFor, within } from 'storybook/test';
import { samplePlugins } from '../../foundations/samplePlugins.tsx';
import { PluginGrid } from './PluginGrid.tsx';

const meta = {
  title: 'Components/PluginGrid/Tests',
  component: PluginGrid,
  tags: ['!autodocs', '!dev'],
  args: { plugins: samplePlugins, onToggle: fn(), onSyncAll: fn(), onMessage: fn() },
} satisfies Meta<typeof PluginGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ShowsTheTotalsOfTheSources: Story = {
  name: '[PLUG-01] shows the banner, and the totals of all sources',
  args: { plugins: samplePlugins.map((plugin) => ({ ...plugin, isSample: false })) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { name: 'Secure Data Integration Active' })).toBeVisible();
    await expect(canvas.getByText('Real-time monitoring')).toBeVisible();
    const tiles = [...canvasElement.querySelectorAll('[data-slot="enterprise-stat"]')].map((tile) => tile.textContent);
    await expect(tiles.map((tile) => tile?.trim())).toEqual([
      expect.stringContaining('1 of 3Active sources'),
      expect.stringContaining('45,670Live data points'),
      expect.stringContaining('92%Average accuracy'),
    ]);
  },
};

export const NeverCallsSamplesLive: Story = {
  name: '[PORTAL-11] calls sample figures neither live nor real-time',
  args: { plugins: samplePlugins.map((plugin) => ({ ...plugin, isSample: true })) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Sample sources')).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent(/live|real-time/i);
  },
};

export const SaysWhatTheSourcesCover: Story = {
  name: '[PLUG-01] the area that the sources cover is the last total, if the host gives it',
  args: { coverage: { value: 12, unit: 'counties' } },
  play: async ({ canvasElement }) => {
    const last = [...canvasElement.querySelectorAll('[data-slot="enterprise-stat"]')].at(-1);
    await expect(last).toHaveTextContent('12 countiesCoverage');
  },
};

export const ClaimsNothingByItself: Story = {
  name: '[LIB-05] a card has a mark and a bar of quality only if the host gives them',
  play: async ({ canvas }) => {
    const card = within(canvas.getByRole('article', { name: 'Precipitation' }));
    await expect(card.getByText('87%')).toBeVisible();
    await expect(card.queryByRole('progressbar')).toBeNull();
    await expect(canvas.getAllByText('Checked by the weather service')).toHaveLength(1);
  },
};

export const ShowsAllOfASource: Story = {
  name: '[PLUG-02] a card shows all facts about its source',
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article', { name: 'Satellite land cover' });
    for (const text of [
      'Space agency',
      'Land cover and fires, seen by satellite.',
      'Active',
      'Satellite',
      'High security',
      '45,670',
      '96%',
      'Every day',
      'All provinces',
      'Last sync: 1 June 2026, 06:00 UTC',
      'Checked by the weather service',
    ]) {
      await expect(card).toHaveTextContent(text);
    }
    const quality = within(card).getByRole('progressbar', { name: 'Data quality Satellite land cover' });
    await expect(quality).toHaveAttribute('aria-valuenow', '96');
    const figures = [...card.querySelectorAll('[data-slot="figure"]')];
    await expect(figures.map(({ textContent }) => textContent?.trim())).toEqual(['45,670', '96%']);
    for (const figure of figures) await expect(figure).toHaveAccessibleDescription('Sample');
    await expect(within(card).getAllByText('Sample')).toHaveLength(1);
  },
};

export const SwitchesByState: Story = {
  name: '[PLUG-03] the switch is on only if the source is active, and disabled while it syncs',
  play: async ({ canvas, args }) => {
    const [active, syncing, failed] = canvas.getAllByRole('switch');
    if (!active || !syncing || !failed) throw new Error('a switch is missing');
    await expect(active).toBeChecked();
    await expect(syncing.closest('[aria-disabled="true"]')).not.toBeNull();
    await userEvent.click(syncing);
    await expect(args.onToggle).not.toHaveBeenCalled();
    await expect(syncing).not.toBeChecked();
    await expect(failed).not.toBeChecked();
    await userEvent.click(canvas.getByRole('switch', { name: 'Precipitation' }));
    await expect(args.onToggle).toHaveBeenCalledOnce();
    await expect(args.onToggle).toHaveBeenCalledWith('rain');
    await userEvent.click(canvas.getByRole('button', { name: 'Sync All Sources' }));
    await expect(args.onSyncAll).toHaveBeenCalledOnce();
  },
};

export const OneRunAtATime: Story = {
  name: '[PLUG-04] during a sync the button says so, and does not start another',
  args: { isSyncing: true },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Syncing…' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await expect(args.onSyncAll).not.toHaveBeenCalled();
  },
};

export const SaysThatASyncFailed: Story = {
  name: '[PLUG-05] a sync that fails is told as an error, and one that does not is not',
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Sync All Sources' });
    await userEvent.click(button);
    await expect(args.onMessage).not.toHaveBeenCalled();
    mocked(args.onSyncAll).mockRejectedValueOnce(new Error('no connection'));
    await userEvent.click(button);
    await waitFor(() => expect(args.onMessage).toHaveBeenCalledOnce());
    await expect(args.onMessage).toHaveBeenCalledWith({
      tone: 'error',
      title: 'Sync Failed',
      description: 'Some plugins encountered connection issues. Security protocols maintained.',
    });
  },
};
