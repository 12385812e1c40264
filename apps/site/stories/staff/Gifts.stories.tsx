import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { confirmedGift, gift, session } from './staffAnswers.ts';
import { type StaffPageMeta, type StaffPageStory, sent, staffPage } from './staffPage.tsx';

export default { ...staffPage, title: 'Pages/Staff/Gifts', tags: ['!autodocs'] } satisfies StaffPageMeta;

const path = `/gifts/${gift.reference}`;
const reader = { 'GET /session': { ...session, role: 'reader' } };

export const List: StaffPageStory = { args: { path: '/gifts' } };
export const Phone: StaffPageStory = {
  args: { path: '/gifts?status=all' },
  globals: { locale: 'fr', viewport: { value: 'mobile1' } },
};
export const Nothing: StaffPageStory = {
  args: {
    path: '/gifts',
    server: { 'GET /gifts': { gifts: [], total: 0, waiting: 0, receipts_mailed: false }, 'GET /gifts/totals': [] },
  },
};
export const Opened: StaffPageStory = { args: { path }, globals: { locale: 'fr' } };
export const Confirmed: StaffPageStory = {
  name: '[GIFT-11] a confirmed gift shows what was found, and its receipt',
  args: { path: `/gifts/${confirmedGift.reference}` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1,499,000.00 CDF')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Download the receipt (PDF)' })).toHaveAttribute(
      'href',
      `/api/staff/gifts/${confirmedGift.reference}/receipt`,
    );
    await expect(canvas.queryByRole('button', { name: 'Confirm the gift' })).toBeNull();
  },
};

export const Reader: StaffPageStory = {
  name: '[GIFT-11] a reader sees a gift, and nothing that decides',
  args: { path, server: reader },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('MP260310.1432.A12345')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /gift/ })).toBeNull();
  },
};

export const Confirm: StaffPageStory = {
  name: '[GIFT-11] a gift is confirmed by keyboard with what the account shows',
  args: { path, server: { [`POST ${path}/confirmation`]: { ...confirmedGift, reference: gift.reference } } },
  play: async ({ canvas }) => {
    (await canvas.findByRole('button', { name: 'Confirm the gift' })).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm the gift' }));
    const amount = dialog.getByRole('textbox', { name: 'Amount' });
    await userEvent.clear(amount);
    await userEvent.type(amount, 'fifty');
    const send = async () => {
      dialog.getByRole('button', { name: 'Confirm the gift' }).focus();
      await userEvent.keyboard('{Enter}');
    };
    await send();
    await expect(await dialog.findByText('Write the amount in digits, like 50 or 1500.50.')).toBeVisible();
    await expect(sent).toEqual([]);
    await userEvent.clear(amount);
    await userEvent.type(amount, '1 499,5');
    await send();
    await waitFor(() =>
      expect(sent).toEqual([
        `POST ${path}/confirmation {"currency":"USD","received_on":"2026-03-10","amount":"1499.50"}`,
      ]),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await canvas.findByText('2026-0001')).toBeVisible();
  },
};

export const Refuse: StaffPageStory = {
  name: '[GIFT-11, STAFF-33] a gift is refused with a reason; a failure says why and keeps what was typed',
  args: { path, server: { [`POST ${path}/refusal`]: 409 } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Refuse the gift' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Refuse the gift' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Refuse the gift' }));
    // The dialog may still fade in.
    await waitFor(() => expect(dialog.getByText(/Write why/)).toBeVisible());
    const field = dialog.getByRole('textbox');
    await expect(field).toHaveAttribute('lang', 'ln');
    await userEvent.type(field, 'Tomoni yango te.');
    await userEvent.click(dialog.getByRole('button', { name: 'Refuse the gift' }));
    await expect(await screen.findByText('The server says 409.')).toBeInTheDocument();
    await expect(sent).toEqual([`POST ${path}/refusal {"reason":"Tomoni yango te."}`]);
    await expect(field).toHaveValue('Tomoni yango te.');
    // Also when the dialog is opened again, or the page is loaded again.
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Refuse the gift' }));
    const again = within(await screen.findByRole('dialog', { name: 'Refuse the gift' }));
    await expect(again.getByRole('textbox')).toHaveValue('Tomoni yango te.');
  },
};

export const Filtered: StaffPageStory = {
  name: '[GIFT-11] the list links to each gift, and the totals to their file',
  args: { path: '/gifts?status=all&month=2026-03' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Ada Mbo' })).toHaveAttribute('href', `/staff${path}`);
    await expect(canvas.getByRole('combobox', { name: 'State' })).toHaveValue('all');
    await expect(canvas.getByLabelText('Month of the transfer')).toHaveValue('2026-03');
    const table = within(await canvas.findByRole('table', { name: 'Confirmed gifts' }));
    await expect(table.getByRole('cell', { name: /^210\.50\sUSD$/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Download the totals (CSV)' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/api\/staff\/gifts\/totals\/export\?lang=en&zone=.+/),
    );
  },
};
