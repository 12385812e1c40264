import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { published, sent } from './contentServer.ts';
import { type ContentMeta, type ContentStory, contentStory, field } from './contentStory.tsx';

/** What becomes of whole entries: samples, and what is taken out. */
export default {
  ...contentStory,
  title: 'Pages/Staff/Content/Entries',
  tags: ['!autodocs', '!dev'],
} satisfies ContentMeta;

const samples = { ...published, samples: true };
const body = published.published.body as { name: string }[];
const lastBody = () => (sent.findLast(({ call }) => call === 'PUT /content/draft')?.body as { body: unknown })?.body;
const savedBody = (expected: unknown) => waitFor(() => expect(lastBody()).toEqual(expected), { timeout: 5000 });
const button = (name: RegExp | string) => screen.findByRole('button', { name });
const own = (member: object) => ({ sample: false, ...member });
const rows = () => screen.getAllByRole('button', { name: /^Remove: / });

export const ChangeEndsSample: ContentStory = {
  name: '[SAMPLE-03] an entry that is changed is no sample any more, which its switch shows; the switch can be set again',
  args: { query: '?list=team&item=2', server: { list: samples } },
  play: async () => {
    const mark = await screen.findByRole('checkbox', { name: 'It is a sample' });
    await expect(mark).toBeChecked();
    await expect(mark).toHaveAccessibleDescription(/goes off by itself/);
    await userEvent.type(await field('Name'), '!');
    await expect(mark).not.toBeChecked();
    await savedBody(body.map((member, index) => (index === 1 ? own({ ...member, name: 'Amani Mfano!' }) : member)));
    await userEvent.click(mark);
    await userEvent.type(await field('Name'), '!');
    await expect(mark).toBeChecked();
  },
};

export const NothingIsSample: ContentStory = {
  name: '[SAMPLE-03] a button says of a whole list that nothing in it is a sample; focus stays near',
  args: { query: '?list=team', server: { list: samples } },
  play: async () => {
    await waitFor(() => expect(screen.getAllByText('Sample')).toHaveLength(3));
    (await button('Nothing here is a sample')).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByText('Sample')).toBeNull());
    await expect(await screen.findByText(/^No item is marked as a sample any more/)).toHaveFocus();
    await savedBody(body.map(own));
  },
};

export const BroughtBack: ContentStory = {
  name: '[STAFF-54] an item that was taken out is brought back to its place',
  args: { query: '?list=team', server: {} },
  play: async () => {
    await userEvent.click(await button('Remove: Amani Mfano'));
    await savedBody([body[0], body[2]]);
    await expect(await screen.findByText(/^Taken out: Amani Mfano/)).toBeVisible();
    await userEvent.click(await button('Bring it back'));
    await savedBody(body);
    await waitFor(() => expect(document.activeElement).toHaveTextContent('It is back, where it was.'));
  },
};

export const Emptied: ContentStory = {
  name: '[SAMPLE-03, STAFF-54] a list may be emptied by keyboard, says so, and its last item comes back',
  args: { query: '?list=team', server: {} },
  play: async () => {
    for (const { name } of body) {
      (await button(`Remove: ${name}`)).focus();
      await userEvent.keyboard('{Enter}');
    }
    await expect(await screen.findByText('Nothing is in this list.')).toBeVisible();
    await expect(await button('Add an item')).toHaveFocus();
    await savedBody([]);
    await userEvent.click(await button('Bring it back'));
    await savedBody([body[2]]);
  },
};

export const DiscardedDraft: ContentStory = {
  name: '[STAFF-54] a draft that was discarded is brought back',
  args: { query: '?list=team&item=1', server: {} },
  play: async () => {
    await userEvent.type(await field('Name'), '!');
    const changed = body.map((member, index) => (index === 0 ? { ...member, name: 'Dorcas Ndakisa!' } : member));
    await savedBody(changed);
    await userEvent.click(await button('Compare with published'));
    await userEvent.click(await button('Throw the draft away'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(async () => expect(await field('Name')).toHaveValue('Dorcas Ndakisa'));
    sent.length = 0;
    await userEvent.click(await button('Bring it back'));
    await waitFor(async () => expect(await field('Name')).toHaveValue('Dorcas Ndakisa!'));
    await savedBody(changed);
  },
};

const text = { type: 'object', 'x-localised': true, properties: { en: { type: 'string' } } };
const events = {
  ...published,
  path: 'events',
  participants: { 'planting-nsele-1': 5 },
  texts: [],
  schema: { type: 'array', items: { type: 'object', properties: { id: { type: 'string' }, title: text } } },
  published: {
    ...published.published,
    body: [
      { id: 'planting-nsele-1', title: { en: 'Planting day in Nsele' } },
      { id: 'meeting-1', title: { en: 'Meeting of the neighbours' } },
    ],
  },
};

export const EventWithPeople: ContentStory = {
  name: '[STAFF-54] before an event is taken out to which people come, the editor says how many, and what to do',
  args: { query: '?list=events', server: { list: events } },
  play: async () => {
    await userEvent.click(await button('Remove: Planting day in Nsele'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Take out: Planting day in Nsele' }));
    await waitFor(() => expect(dialog.getByText(/^5 people have signed up/)).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(rows()).toHaveLength(2));
    await userEvent.click(await button('Remove: Meeting of the neighbours'));
    await waitFor(() => expect(rows()).toHaveLength(1));
    await userEvent.click(await button('Remove: Planting day in Nsele'));
    await userEvent.click(await button('Take out'));
    await savedBody([]);
    await expect(document.activeElement).not.toBe(document.body);
  },
};
