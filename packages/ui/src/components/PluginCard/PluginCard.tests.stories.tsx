import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { NzeteProvider } from '../../provider/NzeteProvider.tsx';
import documented, { LongFrench as longFrench, Syncing as syncing } from './PluginCard.stories.tsx';
import { PluginCard } from './PluginCard.tsx';

const meta = {
  title: 'Components/PluginCard/Tests',
  component: PluginCard,
  tags: ['!autodocs', '!dev'],
  decorators: documented.decorators,
  args: { ...documented.args, onToggle: fn() },
  render: function Render({ plugin, onToggle, ...args }) {
    const [status, setStatus] = useState(plugin.status);
    const toggle = () => {
      onToggle();
      setStatus(status === 'active' ? 'inactive' : 'active');
    };
    return <PluginCard {...args} plugin={{ ...plugin, status }} onToggle={toggle} />;
  },
} satisfies Meta<typeof PluginCard>;
export default meta;
type Story = StoryObj<typeof documented>;

export const SwitchedByKeyboard: Story = {
  name: '[PLUG-03] the switch of a source is named after it, and turns it off and on by keyboard',
  play: async ({ canvas, args }) => {
    const control = canvas.getByRole('switch', { name: 'Satellite land cover' });
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await expect(control).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(control).not.toBeChecked();
    await expect(canvas.getByText('Inactive')).toBeVisible();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
    await expect(canvas.getByText('Active')).toBeVisible();
    await expect(args.onToggle).toHaveBeenCalledTimes(2);
  },
};

export const ASyncIsNotInterrupted: Story = {
  ...syncing,
  name: '[PLUG-03] while a source syncs, its switch can be reached but not used',
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('switch', { name: 'Forest loss alerts' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onToggle).not.toHaveBeenCalled();
    await expect(canvas.getByText('Syncing')).toBeVisible();
  },
};

export const ReadInFrench: Story = {
  ...longFrench,
  name: '[PLUG-02] each fact of a source is read with its term, in French',
  play: async ({ canvas }) => {
    const name = 'Couverture du sol et feux de brousse observés par satellite';
    const card = canvas.getByRole('article', { name });
    const { getAllByRole, getByRole } = within(card);
    await expect(getByRole('heading', { level: 3 })).toHaveTextContent(name);
    const terms = getAllByRole('term').map((term) => term.textContent);
    const values = getAllByRole('definition').map((value) => value.textContent?.replaceAll(/\s/g, ' ').trim());
    await expect(terms.map((term, index) => [term, values[index]])).toEqual([
      ['Points de données', '45 670'],
      ['Précision', '96 %'],
      ['Fréquence de mise à jour', 'Tous les jours'],
      ['Couverture', 'Toutes les provinces'],
    ]);
    const quality = getByRole('progressbar', { name: `Qualité des données ${name}` });
    await expect(quality.getAttribute('aria-valuetext')).toMatch(/^96\s%$/);
    await expect(within(card).getByText(/^Dernière synchronisation/)).toHaveTextContent(/1 juin 2026, 06:00 UTC$/);
  },
};

export const IsInTheZoneOfTheProvider: Story = {
  name: '[PORTAL-09, LIB-05] the last sync is in the time zone of the provider',
  render: (args) => (
    <NzeteProvider timeZone="Africa/Lubumbashi" timeZoneName="in Lubumbashi">
      <PluginCard {...args} />
    </NzeteProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Last sync/)).toHaveTextContent('Last sync: 1 June 2026, 08:00 in Lubumbashi');
  },
};
