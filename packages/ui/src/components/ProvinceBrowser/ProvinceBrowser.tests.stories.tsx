import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { sampleRecords } from '../../foundations/sampleRecords.ts';
import { ProvinceBrowser, type ProvinceBrowserProps } from './ProvinceBrowser.tsx';

/** A host that searches by name. */
function Host(args: ProvinceBrowserProps) {
  const [search, setSearch] = useState(args.search);
  return (
    <ProvinceBrowser
      {...args}
      records={args.records.filter(({ province }) => province.toLowerCase().includes(search.toLowerCase()))}
      search={search}
      onSearch={(text) => {
        args.onSearch(text);
        setSearch(text);
      }}
    />
  );
}

const meta = {
  title: 'Components/ProvinceBrowser/Tests',
  component: ProvinceBrowser,
  tags: ['!autodocs', '!dev'],
  args: {
    title: 'Provinces',
    records: sampleRecords,
    search: '',
    order: 'name',
    onSearch: fn(),
    onSearchEnd: fn(),
    onOrder: fn(),
    onSelect: fn(),
    actions: <button type="button">Download</button>,
  },
  render: (args) => <Host {...args} />,
} satisfies Meta<typeof ProvinceBrowser>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SearchShowsMatchesAndTheirNumber: Story = {
  play: async ({ args, canvas }) => {
    const [count] = canvas.getAllByRole('status');
    await expect(count).toHaveTextContent('26 provinces');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find a province or capital' }), 'kinshasa');
    await expect(count).toHaveTextContent('1 province');
    await userEvent.tab();
    await expect(args.onSearchEnd).toHaveBeenLastCalledWith('kinshasa');
    await userEvent.click(canvas.getByRole('button', { name: 'Kinshasa' }));
    await expect(args.onSelect).toHaveBeenCalledWith('CD-KN');
  },
};

export const NothingFoundOffersAllProvinces: Story = {
  args: { search: 'atlantis' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No province found' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Download' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all provinces' }));
    await expect(args.onSearchEnd).toHaveBeenLastCalledWith('');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(26);
  },
};

export const OrderIsChosenByName: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Order by' }), 'Air quality');
    await expect(args.onOrder).toHaveBeenCalledWith('airQuality');
  },
};

export const APhoneShowsSixAndThenAll: Story = {
  parameters: { viewport: { options: { phone: { name: 'Phone', styles: { width: '360px', height: '760px' } } } } },
  globals: { viewport: { value: 'phone' }, locale: 'fr' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
    await userEvent.click(canvas.getByRole('button', { name: 'Voir les 26 provinces' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(26);
    await expect(canvas.getAllByRole('listitem')[6]?.querySelector('button')).toHaveFocus();
  },
};

export const ChangesAreMarkedAndAnnounced: Story = {
  args: { changed: new Set(['CD-KN']), announced: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('New figures in 1 province.')).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Kinshasa' }).closest('li')).toHaveAttribute('data-changed');
  },
};
