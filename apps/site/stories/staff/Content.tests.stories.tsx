import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { published, sent, teamSchema } from './contentServer.ts';
import { type ContentMeta, type ContentStory, contentStory, field } from './contentStory.tsx';

export default {
  ...contentStory,
  title: 'Pages/Staff/Content/Tests',
  tags: ['!autodocs', '!dev'],
} satisfies ContentMeta;

const team = { query: '?list=team' };
const amani = { query: '?list=team&item=2' };
const body = published.published.body as { name: string }[];
const lastOf = (call: string) => sent.findLast((one) => one.call === call)?.body;
const button = (name: RegExp | string) => screen.findByRole('button', { name });
const status = (text: RegExp) => screen.findByText(text);
const saved = () => status(/^Draft saved/);

const theirs = {
  ...published,
  draft: {
    body: body.map((member, index) => (index === 0 ? { ...member, name: 'Dorcas N.' } : member)),
    base_digest: 'd1',
    saved_at: '2026-03-12T13:19:00.000Z',
    saved_by: 'dorcas',
    publish_at: null,
    not_published: null,
    needs_approval: false,
    proposal: null,
    problems: [],
  },
};

export const Lists: ContentStory = {
  name: '[CONTENT-30] each list has a diamond for its state, and the same in words',
  play: async () => {
    const lists = within(await screen.findByRole('navigation', { name: 'Lists of content' }));
    const [team] = lists.getAllByRole('link', { name: /^Team.*Original has changed: 1.*A draft waits/ });
    await expect(team).toBeVisible();
    await expect(lists.getByRole('link', { name: /^Partners.*Not checked yet: 3/ })).toBeVisible();
    await expect(lists.getByRole('link', { name: /^Stories.*All texts are checked$/ })).toBeVisible();
    const [reports] = lists.getAllByRole('link', { name: /^Monthly reports.*Will be published 20 March 2026/ });
    await expect(reports).toBeVisible();
  },
};

export const OpenItem: ContentStory = {
  name: '[CONTENT-31] an item is opened from its list by keyboard, and focus goes to its name',
  args: team,
  play: async () => {
    (await screen.findByRole('link', { name: 'Amani Mfano' })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Amani Mfano' })).toHaveFocus());
    await expect(screen.getByText('Team, 2 of 3. Shown on Our team, About us')).toBeVisible();
    await expect(screen.getByRole('link', { name: 'All items: Team' })).toBeVisible();
  },
};

export const States: ContentStory = {
  name: '[CONTENT-32] each language of a text says its state, who checked it, its length, and what is new in the original',
  args: amani,
  play: async () => {
    await expect(await field(/^Responsibilities English, original$/)).toBeVisible();
    await expect(await field(/^Responsibilities Français, checked by joel$/)).toHaveAccessibleDescription(
      '94 of 160 characters',
    );
    await expect(await field(/^Responsibilities Lingala, original has changed$/)).toBeVisible();
    await expect(await field(/^Responsibilities Kiswahili, not checked yet$/)).toBeVisible();
    await expect(screen.getByText('seedlings, and the count of what survives the dry season.')).toBeVisible();
  },
};

export const LongText: ContentStory = {
  name: '[CONTENT-60] a text that is longer than its place says how long it is, and is no error',
  args: amani,
  play: async () => {
    const french = await field(/^Responsibilities Français/);
    await userEvent.click(french);
    await userEvent.paste(' Elle compte ce qui survit à la saison sèche, et forme les équipes.');
    await userEvent.tab();
    await expect(french).toHaveAccessibleDescription(/^161 of 160 characters/);
    await expect(french).not.toHaveAttribute('aria-invalid', 'true');
    await waitFor(() => expect(lastOf('PUT /content/draft')).toBeDefined(), { timeout: 5000 });
  },
};

export const SavesItself: ContentStory = {
  name: '[CONTENT-33] what is written is saved after a pause, on what was read, and says when',
  args: amani,
  play: async () => {
    const name = await field('Name');
    await userEvent.type(name, ' Kalala');
    await expect(await status(/^Not saved yet$/)).toBeVisible();
    await waitFor(() => expect(lastOf('PUT /content/draft')).toBeDefined(), { timeout: 5000 });
    await expect(lastOf('PUT /content/draft')).toEqual({
      path: 'team',
      base_digest: 'd1',
      saved_at: null,
      expected_publish_at: null,
      as_typed: true,
      body: body.map((member, index) => (index === 1 ? { ...member, name: 'Amani Mfano Kalala' } : member)),
    });
    await expect(await saved()).toBeVisible();
    await expect(screen.getByRole('heading', { level: 1, name: 'Amani Mfano Kalala' })).toBeVisible();
  },
};

export const SavesOnLeaving: ContentStory = {
  name: '[CONTENT-33] what is written is saved when another list is opened',
  args: amani,
  play: async () => {
    await userEvent.type(await field('Name'), '!');
    await userEvent.click(await screen.findByRole('link', { name: /^Partners/ }));
    await waitFor(() => expect(lastOf('PUT /content/draft')).toMatchObject({ path: 'team' }));
  },
};

let isOffline = true;
export const Offline: ContentStory = {
  name: '[CONTENT-34] without a network nothing is lost: it is kept in the tab, and saved when the network is back',
  args: {
    ...amani,
    server: {
      answers: {
        'PUT /content/draft': () => {
          if (isOffline) throw new TypeError('Failed to fetch');
          return Response.json(theirs);
        },
      },
    },
  },
  play: async () => {
    isOffline = true;
    await userEvent.type(await field('Name'), '!');
    await userEvent.tab();
    await expect(await screen.findByText(/^Not saved\. What you wrote is kept/, {}, { timeout: 5000 })).toBeVisible();
    await expect(sessionStorage.getItem('nzete-staff:content team')).toMatch(/Amani Mfano!/);
    isOffline = false;
    window.dispatchEvent(new Event('online'));
    await expect(await saved()).toBeVisible();
    await expect(sessionStorage.getItem('nzete-staff:content team')).toBeNull();
  },
};

export const Conflict: ContentStory = {
  name: '[CONTENT-35] a second editor is told who saved and when; nothing is overwritten until one is chosen',
  args: {
    ...amani,
    server: {
      list: published,
      answers: {
        'PUT /content/draft': (draft) =>
          (draft as { saved_at: string | null }).saved_at === theirs.draft.saved_at
            ? Response.json({ ...theirs, draft: { ...theirs.draft, saved_at: '2026-03-12T13:30:00.000Z' } })
            : Response.json({ detail: 'dorcas saved this list.' }, { status: 409 }),
        'GET /content/list': () => Response.json(sent.length > 0 ? theirs : published),
      },
    },
  },
  play: async () => {
    await userEvent.type(await field('Name'), '!');
    await expect(
      await screen.findByText(/^dorcas saved this on 12 March 2026 at/, {}, { timeout: 5000 }),
    ).toBeVisible();
    await expect(await field('Name')).toHaveValue('Amani Mfano!');
    await userEvent.click(await button('Compare both'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Compare both' }));
    await expect(await dialog.findByText('Dorcas N.')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await button('Keep mine'));
    await waitFor(() => expect(lastOf('PUT /content/draft')).toMatchObject({ saved_at: theirs.draft.saved_at }));
    await waitFor(() => expect(screen.queryByText(/^dorcas saved this/)).toBeNull());
  },
};

const publish_at = '2026-03-20T07:00:00.000Z';
const planned = { ...theirs, draft: { ...theirs.draft, publish_at } };
export const Planned: ContentStory = {
  name: '[CONTENT-35] a time that a colleague has chosen meanwhile is not withdrawn before one of both is chosen',
  args: {
    ...amani,
    server: {
      list: theirs,
      answers: {
        'PUT /content/draft': (draft) =>
          (draft as { expected_publish_at: string | null }).expected_publish_at === publish_at
            ? Response.json({ ...theirs, draft: { ...theirs.draft, saved_at: '2026-03-12T13:30:00.000Z' } })
            : Response.json({ detail: 'Someone else has chosen another time in the meantime.' }, { status: 409 }),
        'GET /content/list': () => Response.json(sent.length > 0 ? planned : theirs),
      },
    },
  },
  play: async () => {
    await userEvent.type(await field('Name'), '!');
    const notice = /^Meanwhile someone has planned to publish it on 20 March 2026 at/;
    await expect(await screen.findByText(notice, {}, { timeout: 5000 })).toBeVisible();
    await expect(await field('Name')).toHaveValue('Amani Mfano!');
    await userEvent.click(await button('Keep mine'));
    await waitFor(() => expect(lastOf('PUT /content/draft')).toMatchObject({ expected_publish_at: publish_at }));
    await waitFor(() => expect(screen.queryByText(notice)).toBeNull());
  },
};

export const Problems: ContentStory = {
  name: '[CONTENT-36] what keeps a draft from being published is said at its field and in a list that leads there',
  args: amani,
  play: async () => {
    for (const language of ['English', 'Français', 'Lingala', 'Kiswahili']) {
      await userEvent.clear(await field(new RegExp(`^Responsibilities ${language}`)));
    }
    await userEvent.click(await button('Publish'));
    await expect(await screen.findByText('To correct before publishing: 1')).toBeVisible();
    await expect(sent.map(({ call }) => call)).not.toContain('POST /content/publication');
    await userEvent.click(await button(/^Amani Mfano, Responsibilities: is empty: write it in one language at least$/));
    const english = await field(/^Responsibilities English/);
    await waitFor(() => expect(english).toHaveFocus());
    await expect(english).toBeInvalid();
  },
};

export const OneLanguage: ContentStory = {
  name: '[LANG-12] an empty language is no fault: what readers get in its place stands beneath, and one press publishes',
  args: amani,
  play: async () => {
    for (const language of ['English', 'Lingala', 'Kiswahili']) {
      await userEvent.clear(await field(new RegExp(`^Responsibilities ${language}`)));
    }
    const lingala = await field(/^Responsibilities Lingala, not written yet/);
    await expect(lingala).toBeValid();
    await expect(lingala).toHaveValue('');
    await expect(lingala).toHaveAccessibleDescription(
      /Readers get this text until it is translated, marked as Français: Dirige les pépinières/,
    );
    await expect(await field(/^Responsibilities Français, original/)).toBeVisible();
    await userEvent.click(await button('Publish'));
    await waitFor(() => expect(sent.map(({ call }) => call)).toContain('POST /content/publication'));
  },
};

const problem = { pointer: '/1/name', code: 'maxLength', value: '80' };
const broken = (problems: object[]) => ({ ...theirs, draft: { ...theirs.draft, problems } }) as typeof published;
export const ProblemsInFrench: ContentStory = {
  name: '[CONTENT-36] faults are said once someone publishes, in the language of the reader, those of an unknown kind too',
  args: {
    ...amani,
    server: { list: broken([problem, { pointer: '/0/name', code: 'odd' }]) },
  },
  globals: { locale: 'fr' },
  play: async () => {
    await expect(await field('Nom')).toBeValid();
    await expect(screen.queryByText(/^À corriger avant/)).toBeNull();
    await userEvent.click(await button('Publier'));
    await expect(await button(/^Amani Mfano, Nom\s: doit avoir au plus 80 caractères\s: raccourcissez$/)).toBeVisible();
    await expect(await button(/Nom\s: a une forme qui n’est pas possible ici/)).toBeVisible();
    const name = await field('Nom');
    await expect(name).toHaveAccessibleDescription(/doit avoir au plus 80 caractères/);
    // What was said of the value before says nothing of this one.
    await userEvent.type(name, '!');
    await expect(name).toBeValid();
    await waitFor(() => expect(lastOf('PUT /content/draft')).toBeDefined(), { timeout: 5000 });
  },
};

export const Publish: ContentStory = {
  name: '[CONTENT-37] a draft is saved and published, and then nothing is left to publish',
  args: amani,
  play: async () => {
    await userEvent.type(await field('Name'), '!');
    await userEvent.click(await button('Publish'));
    await expect(await screen.findByText('Visitors see all of it.')).toBeVisible();
    await expect(sent.map(({ call }) => call)).toEqual(['PUT /content/draft', 'POST /content/publication']);
    await expect(await field('Name')).toHaveValue('Amani Mfano!');
  },
};

export const Schedule: ContentStory = {
  name: '[CONTENT-38] a draft is scheduled in the time of Kinshasa; a time that is over is refused',
  args: { ...amani, server: { list: theirs } },
  play: async () => {
    await userEvent.click(await button('Schedule'));
    const dialog = within(await screen.findByRole('dialog'));
    const day = dialog.getByLabelText('Day');
    await userEvent.clear(day);
    await userEvent.type(day, '2020-01-01');
    await userEvent.click(dialog.getByRole('button', { name: 'Schedule' }));
    await expect(dialog.getByText('Choose a time that is still to come.')).toBeInTheDocument();
    await userEvent.clear(day);
    await userEvent.type(day, '2096-03-20');
    await userEvent.selectOptions(dialog.getByLabelText('Time'), '08:00');
    await userEvent.click(dialog.getByRole('button', { name: 'Schedule' }));
    await waitFor(() =>
      expect(lastOf('PUT /content/schedule')).toEqual({
        path: 'team',
        saved_at: theirs.draft.saved_at,
        expected_publish_at: null,
        publish_at: '2096-03-20T07:00:00.000Z',
      }),
    );
    await expect(await status(/^Will be published 20 March 2096/)).toBeVisible();
  },
};

export const Compare: ContentStory = {
  name: '[CONTENT-39] a draft is compared with what is published, by field, and can be thrown away',
  args: { ...team, server: { list: theirs } },
  play: async () => {
    await userEvent.click(await button('Compare with published'));
    const dialog = within(await screen.findByRole('dialog', { name: 'What will change' }));
    await expect(await dialog.findByText('Dorcas N., Name')).toBeInTheDocument();
    await expect(dialog.getByText('Dorcas Ndakisa')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Throw the draft away' }));
    await waitFor(() => expect(sent.at(-1)?.call).toBe('DELETE /content/draft'));
    await expect(await screen.findByRole('link', { name: 'Dorcas Ndakisa' })).toBeVisible();
  },
};

export const History: ContentStory = {
  name: '[CONTENT-40] the history shows what differs in an earlier version, and puts it back',
  args: amani,
  play: async () => {
    await userEvent.click(await button('History'));
    await userEvent.click(await button(/^What differs: 5 January 2026/));
    const dialog = within(await screen.findByRole('dialog', { name: 'What differs from now' }));
    await expect(await dialog.findByText('Amani M., Name')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Put it back' }));
    await waitFor(() =>
      expect(lastOf('POST /content/restoration')).toEqual({ path: 'team', revision: 3, base_digest: 'd1' }),
    );
    await expect(await screen.findByRole('heading', { level: 1, name: 'Amani M.' })).toBeVisible();
  },
};

export const Check: ContentStory = {
  name: '[CONTENT-41] a translation is marked as checked by who has read it',
  args: amani,
  play: async () => {
    await userEvent.click(await button('Mark as checked: Responsibilities, Lingala'));
    await waitFor(() =>
      expect(lastOf('PUT /content/checks')).toEqual({
        path: 'team',
        pointer: '/1/role',
        language: 'ln',
        text: expect.any(String),
        english: expect.stringMatching(/./),
      }),
    );
    await expect(await field(/^Responsibilities Lingala, checked by amani$/)).toBeVisible();
  },
};

export const Rearrange: ContentStory = {
  name: '[CONTENT-42] items are moved, removed and added by buttons, and focus stays with them',
  args: team,
  play: async () => {
    const names = () =>
      within(screen.getByRole('main'))
        .getAllByRole('link', { name: /Ndakisa|Mfano/ })
        .map(({ textContent }) => textContent);
    await userEvent.click(await button('Move down: Dorcas Ndakisa'));
    await expect(names()).toEqual(['Amani Mfano', 'Dorcas Ndakisa', 'Joël Ndakisa']);
    await expect(await button('Move down: Dorcas Ndakisa')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(names()).toEqual(['Amani Mfano', 'Joël Ndakisa', 'Dorcas Ndakisa']);
    await expect(await button('Move up: Dorcas Ndakisa')).toHaveFocus();
    await userEvent.click(await button('Remove: Dorcas Ndakisa'));
    await expect(names()).toEqual(['Amani Mfano', 'Joël Ndakisa']);
    await expect(await button('Remove: Joël Ndakisa')).toHaveFocus();
    await userEvent.click(await button('Add an item'));
    await expect(await screen.findByRole('heading', { level: 1, name: 'New item' })).toBeVisible();
    await waitFor(() => expect(lastOf('PUT /content/draft')).toBeDefined(), { timeout: 5000 });
    await expect(lastOf('PUT /content/draft')).toMatchObject({ body: { length: 3 } });
  },
};

export const Reader: ContentStory = {
  name: '[CONTENT-43] who may not write reads the fields, and sees who may',
  args: { ...amani, server: { role: 'reader' } },
  play: async () => {
    await expect(await field('Name')).toBeDisabled();
    await expect(screen.getByText('Your role reads the content. An editor can change it.')).toBeVisible();
    await expect(screen.queryByRole('button', { name: /Publish|Mark as checked|Remove/ })).toBeNull();
  },
};

export const OnPhone: ContentStory = {
  name: '[CONTENT-44] on a phone one language is shown at a time, and nothing is wider than the screen',
  args: amani,
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement }) => {
    await expect(await field(/^Responsibilities English/)).toBeVisible();
    await expect(screen.queryByRole('textbox', { name: /^Responsibilities Lingala/ })).toBeNull();
    await userEvent.click(await screen.findByRole('radio', { name: 'Lingala' }));
    await expect(await field(/^Responsibilities Lingala/)).toBeVisible();
    await expect(screen.queryByRole('textbox', { name: /^Responsibilities English/ })).toBeNull();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** A picture of a size, as a phone would take it. */
async function photo(width: number): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = width;
  canvas.getContext('2d')?.fillRect(0, 0, width, width);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return new File([blob ?? ''], 'amani.png', { type: 'image/png' });
}

/** The team with a photo for each, and a thumbnail of the first one's. */
const pixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
const withPhotos = {
  ...published,
  schema: {
    ...teamSchema,
    items: {
      ...teamSchema.items,
      properties: {
        ...teamSchema.items.properties,
        photo: {
          type: 'object',
          required: ['src', 'alt'],
          properties: { src: { type: 'string', 'x-picture': true }, alt: teamSchema.items.properties.role },
        },
      },
    },
  },
};
const alt = { en: '', fr: '', ln: '', sw: '' };
const fileInput = (canvas: HTMLElement) =>
  canvas.querySelector<HTMLInputElement>('input[type="file"]') as HTMLInputElement;

export const Photo: ContentStory = {
  name: '[CONTENT-48] [CONTENT-52] a photo is cut by keyboard, sent and shown; one that is too small is not sent',
  args: {
    query: '?list=team&item=2',
    server: {
      list: withPhotos,
      answers: {
        'POST /content/photo': () =>
          Response.json({ name: 'amani-1a2b3c4d', src: pixel, width: 900, height: 900 }, { status: 201 }),
      },
    },
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(await button('Add: Photo'));
    await userEvent.upload(fileInput(canvasElement), await photo(400));
    await expect(await screen.findByText(/^This photo is less than 800 px wide/)).toBeVisible();
    await expect(sent.map(({ call }) => call)).not.toContain('POST /content/photo');
    await userEvent.upload(fileInput(canvasElement), await photo(1600));
    const dialog = within(await screen.findByRole('dialog', { name: 'Choose what is shown of the photo' }));
    await expect(dialog.getByRole('combobox', { name: 'Shape' })).toHaveValue('square');
    const size = dialog.getByRole('slider', { name: 'How much of the photo' });
    await expect(size).toHaveAttribute('min', '50');
    const slide = (name: string, value: string) =>
      fireEvent.change(dialog.getByRole('slider', { name }), { target: { value } });
    await slide('How much of the photo', '50');
    await slide('From left to right', '100');
    await expect(dialog.getByText('The chosen part has 800 × 800 pixels.')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Use this part' }));
    await waitFor(() => expect(canvasElement.querySelector('main img')).toHaveAttribute('src', pixel));
    const [upload] = sent.filter(({ call }) => call === 'POST /content/photo');
    await expect(upload?.query).toEqual({
      file_name: 'amani.png',
      left: '800',
      top: '400',
      width: '800',
      height: '800',
    });
    await waitFor(() => expect(lastOf('PUT /content/draft')).toBeDefined(), { timeout: 5000 });
    await waitFor(() =>
      expect(lastOf('PUT /content/draft')).toMatchObject({
        body: [{}, { name: 'Amani Mfano', photo: { src: 'photo:amani-1a2b3c4d', alt } }, {}],
      }),
    );
  },
};

export const PhotoLeft: ContentStory = {
  name: '[CONTENT-52] a photo is not sent if its part is not chosen; the picture that is there now is shown',
  args: {
    query: '?list=team&item=2',
    server: {
      list: {
        ...withPhotos,
        published: {
          ...published.published,
          body: body.map((member) => ({ ...member, photo: { src: 'picture:canopy', alt } })),
        },
        pictures: { 'picture:canopy': pixel },
      },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(await button('Choose a photo: Picture')).toBeVisible();
    await expect(canvasElement.querySelector('main img')).toHaveAttribute('src', pixel);
    await userEvent.upload(fileInput(canvasElement), await photo(900));
    await screen.findByRole('dialog', { name: 'Choose what is shown of the photo' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(sent).toEqual([]);
    await expect(canvasElement.querySelector('main img')).toHaveAttribute('src', pixel);
  },
};

const reportSchema = {
  type: 'array',
  items: {
    type: 'object',
    required: ['title'],
    properties: {
      title: teamSchema.items.properties.role,
      pdf: { type: 'string', pattern: '^file:[a-z0-9-]+$', 'x-file': true },
    },
  },
};
const title = { en: 'March', fr: 'Mars', ln: 'Sanza ya misato', sw: 'Machi' };
const reports = {
  ...published,
  path: 'reports',
  schema: reportSchema,
  texts: [],
  published: { ...published.published, body: [{ title }] },
};

let isRefused = true;
export const OwnPdf: ContentStory = {
  name: '[CONTENT-50] [CONTENT-51] a PDF takes the place of the generated one, or says why not, and is taken away again',
  args: {
    query: '?list=reports&item=1',
    server: {
      list: reports,
      answers: {
        'POST /content/file': () =>
          isRefused
            ? Response.json({ detail: 'This PDF has scripts.' }, { status: 422 })
            : Response.json({ file: 'file:march-1a2b3c4d', bytes: 9 }, { status: 201 }),
        'PUT /content/draft': (draft) =>
          Response.json({
            ...reports,
            draft: { ...theirs.draft, body: (draft as { body: object[] }).body, saved_by: 'amani' },
          }),
      },
    },
  },
  play: async ({ canvasElement }) => {
    isRefused = true;
    await expect(await screen.findByText(/^Visitors download the PDF that the site makes/)).toBeVisible();
    const march = new File(['%PDF-1.7'], 'march.pdf', { type: 'application/pdf' });
    await userEvent.upload(fileInput(canvasElement), march);
    await expect(await screen.findByText('This PDF has scripts.')).toBeVisible();
    isRefused = false;
    await userEvent.upload(fileInput(canvasElement), march);
    await expect(await screen.findByText(/this file in every language: march-1a2b3c4d$/)).toBeVisible();
    await expect(screen.queryByText('This PDF has scripts.')).toBeNull();
    await expect(screen.getByRole('link', { name: 'Download this file' })).toHaveAttribute(
      'href',
      '/api/staff/content/file?file=file%3Amarch-1a2b3c4d',
    );
    await waitFor(
      () => expect(lastOf('PUT /content/draft')).toMatchObject({ body: [{ title, pdf: 'file:march-1a2b3c4d' }] }),
      { timeout: 5000 },
    );
    await userEvent.click(await button('Back to the PDF of the site'));
    await expect(await button('Choose a PDF: PDF of the report')).toHaveFocus();
    await waitFor(() => expect(lastOf('PUT /content/draft')).toHaveProperty('body', [{ title }]), { timeout: 5000 });
  },
};

export const OlderDraft: ContentStory = {
  name: '[CONTENT-55] a draft of an earlier version of the site opens whole: what has no field is read, taken over or removed',
  args: {
    ...amani,
    server: {
      list: {
        ...published,
        draft: {
          ...theirs.draft,
          body: body.map((member, index) =>
            index === 1 ? { ...member, role: 'Leads the nurseries', position: 'Founder' } : member,
          ),
        },
      },
      answers: { 'PUT /content/draft': () => Response.json({ detail: 'Later' }, { status: 503 }) },
    },
  },
  play: async () => {
    await expect(await screen.findByText('Leads the nurseries')).toBeVisible();
    await expect(screen.getByText('Founder')).toBeVisible();
    await userEvent.click(await button('Take over: Responsibilities'));
    await expect(await field(/^Responsibilities English/)).toHaveValue('Leads the nurseries');
    await userEvent.click(await button('Remove: position'));
    await expect(screen.queryByText('Founder')).toBeNull();
    await expect(await field('Name')).toHaveValue('Amani Mfano');
  },
};

export const NoPage: ContentStory = {
  name: '[CONTENT-53] a list that no page shows says so in place of a preview',
  args: { ...team, server: { list: { ...published, pages: [] } } },
  play: async () => {
    await expect(await screen.findByText('No page shows this list by itself.')).toBeVisible();
  },
};

export const Gone: ContentStory = {
  name: '[CONTENT-45] an address without a list says so, and a list that does not load can be asked for again',
  args: {
    query: '?list=nothing',
    server: { answers: { 'GET /content/list': () => Response.json({ detail: 'No' }, { status: 404 }) } },
  },
  play: async () => {
    await expect(await screen.findByText('There is no such list')).toBeVisible();
  },
};

let isDown = true;
export const Failed: ContentStory = {
  name: '[CONTENT-45] a list that did not load is asked for again',
  args: {
    ...team,
    server: {
      answers: {
        'GET /content/list': () =>
          isDown ? Response.json({ detail: 'Busy' }, { status: 503 }) : Response.json(published),
      },
    },
  },
  play: async () => {
    isDown = true;
    const again = await button('Try again');
    isDown = false;
    await userEvent.click(again);
    await expect(await screen.findByRole('link', { name: 'Amani Mfano' })).toBeVisible();
  },
};

export const LargeText: ContentStory = {
  name: '[ACC-31] with double text size on a phone the row of buttons does not cover the form',
  args: amani,
  globals: { viewport: { value: 'mobile2' } },
  beforeEach: () => {
    const { style } = document.documentElement;
    style.fontSize = '200%';
    return () => {
      style.fontSize = '';
    };
  },
  play: async () => {
    const bar = await screen.findByRole('group', { name: 'Publishing' });
    await expect(getComputedStyle(bar).position).toBe('static');
  },
};

export const FocusIsNotCovered: ContentStory = {
  name: '[ACC-04] on a phone the row of buttons covers nothing that has focus',
  args: amani,
  globals: { viewport: { value: 'mobile1' } },
  play: async () => {
    const bar = await screen.findByRole('group', { name: 'Publishing' });
    await field('Name');
    for (const control of document.querySelectorAll<HTMLElement>('main :is(a, button, input, select, textarea)')) {
      if (bar.contains(control) || !control.checkVisibility()) continue;
      control.focus();
      const name = control.getAttribute('aria-label') ?? control.textContent;
      await expect([name, control.getBoundingClientRect().top < bar.getBoundingClientRect().top]).toEqual([name, true]);
    }
  },
};
