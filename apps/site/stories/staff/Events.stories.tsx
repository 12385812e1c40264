import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { answers, session, signUp } from './staffAnswers.ts';
import { type StaffPageMeta, type StaffPageStory, sent, staffPage } from './staffPage.tsx';

export default { ...staffPage, title: 'Pages/Staff/Events', tags: ['!autodocs'] } satisfies StaffPageMeta;

const path = `/events/${signUp.event}`;

export const List: StaffPageStory = {
  name: '[EVENT-12] each event says how many come, of how many seats, and how many wait',
  args: { path: '/events' },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Planting day in Nsele' });
    await expect(link).toHaveAttribute('href', `/staff${path}`);
    await expect(canvas.getByText('2 of 60 seats taken, waiting: 3')).toBeVisible();
    await expect(canvas.getByText('People who come: 0')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'planting-gone' })).toBeVisible();
  },
};
export const Nothing: StaffPageStory = { args: { path: '/events', server: { 'GET /events': [] } } };
export const Phone: StaffPageStory = {
  args: { path },
  globals: { locale: 'fr', viewport: { value: 'mobile1' } },
};

export const Reader: StaffPageStory = {
  name: '[EVENT-13] a reader sees who comes, and nothing that cancels',
  args: { path, server: { 'GET /session': { ...session, role: 'reader' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ada Mbo')).toBeVisible();
    // As people here read it.
    await expect(canvas.getAllByText(/ · 0800 000 000 · /)[0]).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Download for a spreadsheet (CSV)' })).toHaveAttribute(
      'href',
      expect.stringContaining(`/api/staff${path}/sign-ups/export?lang=en&zone=`),
    );
    await expect(canvas.queryByRole('button', { name: /Cancel/ })).toBeNull();
  },
};

export const Cancel: StaffPageStory = {
  name: '[EVENT-13] a sign-up is cancelled with a reason; a failure says why and keeps what was typed',
  args: { path, server: { [`POST /event-sign-ups/${signUp.reference}/cancellation`]: 409 } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel the sign-up of Ada Mbo' }));
    await expect(canvas.queryByRole('button', { name: /Josué/ })).toBeNull();
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel the sign-up' }));
    const send = () => userEvent.click(dialog.getByRole('button', { name: 'Cancel the sign-up' }));
    await send();
    await expect(await dialog.findByText(/Write the reason/)).toBeVisible();
    await expect(sent).toEqual([]);
    const field = dialog.getByRole('textbox');
    await expect(field).toHaveAttribute('lang', 'ln');
    await userEvent.type(field, 'Mbula ebeti makasi.');
    await send();
    await expect(await screen.findByText('The server says 409.')).toBeInTheDocument();
    await expect(field).toHaveValue('Mbula ebeti makasi.');
  },
};

const list = answers[`GET ${path}/sign-ups`] as { sign_ups: (typeof signUp)[] };
/** A server that has cancelled what it was asked to: everyone, or the first. */
const cancelling = (call: string, count: number) => () => ({
  [call]: list,
  [`GET ${path}/sign-ups`]: () => ({
    ...list,
    sign_ups: list.sign_ups.map((one, index) =>
      sent.length > 0 && index < count ? { ...one, status: 'refused', message: 'Rain.' } : one,
    ),
  }),
});

export const FocusStays: StaffPageStory = {
  name: '[EVENT-13] focus goes to the name of a person whose sign-up was cancelled',
  args: { path, server: cancelling(`POST /event-sign-ups/${signUp.reference}/cancellation`, 1) },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Cancel the sign-up of Ada Mbo' });
    await userEvent.click(button);
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox'), 'Rain.');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel the sign-up' }));
    await waitFor(() => expect(button).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByText('Ada Mbo')).toHaveFocus());
  },
};

export const FocusAfterAll: StaffPageStory = {
  name: '[EVENT-13] focus goes to the list when all sign-ups were cancelled',
  args: { path, server: cancelling(`POST ${path}/cancellation`, 9) },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Cancel all sign-ups' });
    await userEvent.click(button);
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox'), 'Rain.');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel all sign-ups' }));
    await waitFor(() => expect(button).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('list', { name: 'Planting day in Nsele' })).toHaveFocus());
  },
};

export const CancelAll: StaffPageStory = {
  name: '[EVENT-13] all sign-ups of an event are cancelled with one reason, by keyboard',
  args: { path, server: { [`POST ${path}/cancellation`]: answers[`GET ${path}/sign-ups`] } },
  play: async ({ canvas }) => {
    (await canvas.findByRole('button', { name: 'Cancel all sign-ups' })).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel all sign-ups' }));
    await userEvent.type(dialog.getByRole('textbox'), 'The road is under water.');
    dialog.getByRole('button', { name: 'Cancel all sign-ups' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(sent).toEqual([`POST ${path}/cancellation {"reason":"The road is under water."}`]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
