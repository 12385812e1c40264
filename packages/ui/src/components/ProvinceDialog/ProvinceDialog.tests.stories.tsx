import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import documented, { Failed as failed, ServerRendered as writtenByAServer } from './ProvinceDialog.stories.tsx';
import { ProvinceDialog } from './ProvinceDialog.tsx';
import { ProvinceSheet } from './ProvinceSheet.tsx';

const meta = {
  title: 'Components/ProvinceDialog/Tests',
  component: ProvinceDialog,
  tags: ['!autodocs', '!dev'],
  args: { ...documented.args, onOpenChange: fn() },
} satisfies Meta<typeof ProvinceDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const now = new Date().toISOString();

export const IsCalledRealTimeOnlyWhileItIs: Story = {
  name: '[PORTAL-11] the values are called real-time while they are, and in the time of the place',
  args: { record: { ...documented.args.record, timeZone: 'Africa/Lubumbashi', lastUpdated: now } },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Kinshasa Climate Data' }));
    await expect(
      dialog.getByText('Detailed real-time climate information for Kinshasa, Kinshasa.'),
    ).toBeInTheDocument();
    await expect(dialog.getByText(/^As of .* UTC\+2$/)).toHaveAttribute('datetime', now);
  },
};

export const SamplesAreNotRealTime: Story = {
  name: '[PORTAL-11] samples, and values of a source that does not answer, are not called real-time',
  args: { record: { ...documented.args.record, lastUpdated: now }, isSample: true },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Kinshasa Climate Data' }));
    await expect(dialog.getByText('Sample climate information for Kinshasa, Kinshasa.')).toBeInTheDocument();
    await expect(dialog.queryByText(/real-time/)).toBeNull();
  },
};

export const SaysEverything: Story = {
  name: '[PORTAL-03, PORTAL-07] shows all values with unit and age, and seven days as chart, text and table',
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Kinshasa Climate Data' }));
    await expect(dialog.getByText('The last climate information for Kinshasa, Kinshasa.')).toBeInTheDocument();
    const values = dialog.getAllByRole('definition').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
    await expect(values).toEqual([
      'Kinshasa',
      '27 °C',
      '78%',
      '10 km/h',
      '24.1 km',
      '13.9 million',
      'Rain',
      '64 · Moderate',
    ]);
    await expect(dialog.getByText('As of 31 May 2026, 13:20 UTC')).toBeInTheDocument();
    await expect(dialog.getByText(/ ago$/)).toBeInTheDocument();
    await expect(dialog.getByText(/between/)).toHaveTextContent(/between 20\s°C and 30\s°C/);
    const words = dialog.getByText(/between/).querySelectorAll('[data-slot="figure"]');
    await expect(words).toHaveLength(3);
    await userEvent.click(dialog.getByText('The same as a table'));
    await expect(dialog.getAllByRole('rowheader').length).toBeGreaterThan(6);
    for (const value of [...words, ...dialog.getAllByRole('cell')]) {
      const figure = value.querySelector('[data-slot="figure"]') ?? value;
      await expect(figure).toHaveAccessibleDescription(/Source: Open-Meteo, modelled/);
    }
    await userEvent.click(dialog.getByRole('radio', { name: 'Wind' }));
    await expect(dialog.getByText(/between/)).toHaveTextContent(/between 0\s*km\/h and 11\s*km\/h/);
    const [footerClose] = dialog.getAllByRole('button', { name: 'Close' }).toReversed();
    await userEvent.click(footerClose ?? document.body);
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const Retries: Story = {
  ...failed,
  play: async ({ args }) => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('The last days could not be loaded.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect(args.history.onRetry).toHaveBeenCalledOnce();
  },
};

export const ShowsTheSameBeforeHydration: Story = {
  ...writtenByAServer,
  name: '[PORTAL-03] before hydration, a sheet in place of the dialog has the same content, and closes with links',
  play: async ({ canvas }) => {
    const sheet = canvas.getByRole('region', { name: 'Kinshasa Climate Data' });
    await expect(within(sheet).getAllByRole('definition')).toHaveLength(8);
    for (const link of within(sheet).getAllByRole('link', { name: 'All provinces' })) {
      await expect(link).toHaveAttribute('href', '#all');
    }
    const value = within(sheet).getByText(/^27\s°C$/);
    await expect(value).toHaveAttribute('value', '27.4');
    await expect(value).toHaveAccessibleDescription(/As of 31 May 2026, 13:20 UTC.*Source: Open-Meteo, modelled/);
  },
};

export const TheSheetIsLeftByKeyboard: Story = {
  name: '[PORTAL-03] before hydration, the sheet is read in French, and links at its start and end lead back',
  globals: { locale: 'fr' },
  render: ({ record, history }) => <ProvinceSheet record={record} history={history} closeHref="/data" />,
  play: async ({ canvas }) => {
    const sheet = within(canvas.getByRole('region', { name: /^Données climatiques\s: Kinshasa$/ }));
    await expect(sheet.getByText('13,9 millions')).toHaveAttribute('value', '13916000');
    const [start, end] = sheet.getAllByRole('link', { name: 'Toutes les provinces' });
    const follow = fn();
    for (const link of [start, end]) link?.addEventListener('click', follow);
    await userEvent.tab();
    await expect(start).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    end?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(follow).toHaveBeenCalledTimes(2);
  },
};

export const OneRowOnAPhone: Story = {
  name: '[PORTAL-03] on a phone, the title has one line, and the actions one row of touch targets',
  parameters: { viewport: { options: { phone: { name: 'Phone', styles: { width: '360px', height: '740px' } } } } },
  globals: { viewport: { value: 'phone' }, locale: 'fr' },
  args: { record: { ...documented.args.record, province: 'Kasaï-Oriental', capital: 'Mbuji-Mayi' } },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: /^Données climatiques\s: Kasaï-Oriental$/ });
    const title = within(dialog).getByText('Kasaï-Oriental', { exact: false, selector: 'h2 span' });
    const range = document.createRange();
    range.selectNodeContents(title.lastChild ?? title);
    await expect(range.getClientRects()).toHaveLength(1);
    const footer = dialog.querySelector<HTMLElement>('[data-slot="dialog-footer"]');
    const boxes = within(footer ?? dialog)
      .getAllByRole('button')
      .map((each) => each.getBoundingClientRect());
    await expect(boxes).toHaveLength(3);
    for (const { height, width, top } of boxes) {
      await expect(height).toBe(48);
      await expect(width).toBeGreaterThanOrEqual(48);
      await expect(top).toBe(boxes[0]?.top);
    }
    await expect(within(footer ?? dialog).getByRole('button', { name: 'Download CSV' })).toBeInTheDocument();
    await expect(footer?.offsetHeight).toBeLessThan(96);
  },
};
