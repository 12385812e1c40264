import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { sampleRecords } from '../../foundations/sampleRecords.ts';
import { sampleTiles } from '../../foundations/sampleTiles.ts';
import { AnotherCountry as anotherCountry } from './ProvinceMap.stories.tsx';
import { ProvinceMap } from './ProvinceMap.tsx';
import { ProvinceTable } from './ProvinceTable.tsx';

const meta = {
  title: 'Components/ProvinceMap/Tests',
  component: ProvinceMap,
  tags: ['!autodocs', '!dev'],
  args: { records: sampleRecords, tiles: sampleTiles, onSelect: fn() },
} satisfies Meta<typeof ProvinceMap>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneTabStopAndGeographicArrows: Story = {
  name: '[PORTAL-07] the map is one tab stop, arrow keys move to neighbours, Enter selects',
  render: (args) => (
    <>
      <ProvinceMap {...args} selected="CD-KN" />
      <button type="button">After</button>
    </>
  ),
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    const kinshasa = canvas.getByRole('button', { name: /^Kinshasa: \d+\s°C$/ });
    await expect(kinshasa).toHaveFocus();
    await expect(kinshasa).toHaveAttribute('aria-current', 'true');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('button', { name: /^Kongo-Central/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('button', { name: /^Kongo-Central/ })).toHaveFocus();
    // Shortcuts of the browser still work.
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
    await expect(canvas.getByRole('button', { name: /^Kongo-Central/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith('CD-BC');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'After' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: /^Kongo-Central/ })).toHaveFocus();
  },
};

export const AnotherMeasureColoursTheSameTiles: Story = {
  name: '[PORTAL-07] another measure changes values, colours and legend, but not the tiles',
  render: function Render(args) {
    const [isAir, setIsAir] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setIsAir(true)}>
          Air
        </button>
        <ProvinceMap {...args} measure={isAir ? 'airQuality' : 'temperature'} />
      </>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    const tile = canvas.getByRole('button', { name: /^Nord-Kivu: \d+\s°C$/ });
    const colour = getComputedStyle(tile).backgroundColor;
    await userEvent.click(canvas.getByRole('button', { name: 'Air' }));
    // The name and the legend update one frame after the colours.
    await waitFor(() => expect(tile).toHaveAccessibleName(/^Nord-Kivu: \d+$/));
    await expect(getComputedStyle(tile).backgroundColor).not.toBe(colour);
    await expect(canvas.getByText(/Unhealthy for Sensitive/)).toBeVisible();
    await expect(canvasElement.querySelectorAll('[data-slot="province-map-tile"]')).toHaveLength(26);
    const boxes = [...canvasElement.querySelectorAll('[data-slot="province-map-tile"]')].map((each) => {
      const { x, y } = each.getBoundingClientRect();
      return `${Math.round(x)},${Math.round(y)}`;
    });
    await expect(new Set(boxes).size).toBe(26);
  },
};

export const TilesAreData: Story = {
  ...anotherCountry,
  name: '[LIB-05] the tiles of another country are squares that touch, and its keys follow them',
  play: async ({ canvas, canvasElement }) => {
    const boxes = [...canvasElement.querySelectorAll('[data-slot="province-map-tile"]')].map((tile) =>
      tile.getBoundingClientRect(),
    );
    const [turkana, laikipia, nairobi] = boxes;
    if (!turkana || !laikipia || !nairobi) throw new Error('a tile is missing');
    await expect(boxes).toHaveLength(5);
    for (const { width, height } of boxes) await expect(Math.abs(width - height)).toBeLessThan(1);
    await expect(Math.abs(turkana.bottom - nairobi.top)).toBeLessThan(8);
    await expect(Math.abs(turkana.left - nairobi.left)).toBeLessThan(1);
    await expect(laikipia.left).toBeGreaterThan(turkana.left);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^Turkana/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('button', { name: /^Nairobi/ })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('button', { name: /^Mombasa/ })).toHaveFocus();
  },
};

export const TheTableHasTheSameValues: Story = {
  name: '[PORTAL-07] the table has a row for every province with its values and units',
  render: ({ records }) => <ProvinceTable records={records} values={['temperature', 'population']} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(26);
    const row = canvas.getByRole('rowheader', { name: 'Kinshasa' }).closest('tr');
    await expect(row?.textContent).toMatch(/^KinshasaKinshasa\d+\s°C[\d.]+ million\d/);
  },
};
