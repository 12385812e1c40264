import { describe, expect, test } from 'vitest';
import { startApp } from './support/app.ts';
import { openIn } from './support/donations.ts';
import { roundsOf } from './support/rounds.ts';
import { builtSite } from './support/site.ts';
import { joined, trail } from './support/staff.ts';
import { type ContentCalls, contentCalls, editorOf } from './support/staff-content.ts';

const HOUR_MS = 3_600_000;

interface Note {
  pointer: string;
  code: string;
  value?: string;
  digest: string;
}

interface Texts {
  en: string;
  fr: string;
  ln: string;
  sw: string;
}

interface About {
  originStory: Texts;
}

const answer = ({ put }: ContentCalls, path: string, { code, digest }: Note) => put('/notes', { path, code, digest });

/** Publishes a change, and returns the list as visitors see it. */
async function published({ save, publish }: ContentCalls, path: string, change: (body: never) => void) {
  const { draft } = (await save(path, change)).json();
  expect(draft.problems).toEqual([]);
  const answered = await publish(path);
  expect(answered.statusCode).toBe(200);
  return answered.json();
}

const codes = ({ notes }: { notes: Note[] }) => notes.map(({ pointer, code }) => `${pointer} ${code}`);

describe('[CONTENT-60] a doubt is a note, and keeps nothing from being published', () => {
  test.each([
    ['We protect wildlife.', 'Nous protégeons la faune.'],
    ['Our courses are given in four languages.', 'Nos cours sont donnés en quatre langues.'],
  ])('"%s" is the foundation’s to say', async (en, fr) => {
    const app = await startApp();
    const list = await published(await editorOf(app), 'about', ({ originStory }: About) =>
      Object.assign(originStory, { en, fr }),
    );
    expect(list).toMatchObject({ notes: [], published: { body: { originStory: { en, fr } } } });
  });

  test('a colleague of whatever name joins the team, with a note about initials of another name', async () => {
    const app = await startApp();
    const list = await published(await editorOf(app), 'team', ([first]: object[]) =>
      Object.assign(first ?? {}, { name: 'Grace Ilunga', initials: 'ZZ' }),
    );
    const note = { pointer: '/0/initials', code: 'initials', value: 'GI', digest: expect.stringMatching(/^\w{64}$/) };
    expect(list.notes).toEqual([note]);
    expect((await app.inject('/api/team')).json()[0].name).toBe('Grace Ilunga');
  });

  test('a text is longer than its place is drawn for, and is shown as it is', async () => {
    const app = await startApp();
    const long = 'Responsable des pépinières, des plantations et de tout ce qui pousse entre Nsele et Kinshasa';
    const list = await published(await editorOf(app), 'team', ([first]: { role: Texts }[]) =>
      Object.assign(first?.role ?? {}, { fr: long }),
    );
    expect(list.notes).toEqual([
      { pointer: '/0/role/fr', code: 'longText', value: '80', digest: expect.stringMatching(/^\w{64}$/) },
    ]);
    expect((await app.inject('/api/team?lang=fr')).json()[0].role).toBe(long);
  });

  test('a gallery gets one more photo, with a note if another has the same picture', async () => {
    const app = await startApp();
    const editor = await editorOf(app);
    const { length } = (await editor.list('photos')).published.body;
    const list = await published(editor, 'photos', (photos: { id: number }[]) =>
      photos.push({ ...photos[0], id: 999 } as never),
    );
    expect(list.published.body).toHaveLength(length + 1);
    expect(codes(list)).toContain(`/${length}/src pictureTwice`);
  });

  test('a figure differs from another list, with a note in both that leads to the other', async () => {
    const editor = await editorOf(await startApp());
    const { stats } = (await editor.list('hero')).published.body;
    const trees = stats.trees + 2000;
    const list = await published(editor, 'hero', (hero: { stats: object }) => Object.assign(hero.stats, { trees }));
    expect(list.notes).toEqual([
      {
        pointer: '/stats/trees',
        code: 'figureDiffers',
        value: String(stats.trees),
        elsewhere: { path: 'impact-metrics', pointer: '/treesPlanted' },
        digest: expect.any(String),
      },
    ]);
    const other = await editor.list('impact-metrics');
    expect(other.notes).toMatchObject([{ pointer: '/treesPlanted', code: 'figureDiffers', value: String(trees) }]);
    // A colleague's draft that agrees with it settles both.
    await editor.save('impact-metrics', (metrics: object) => Object.assign(metrics, { treesPlanted: trees }));
    await editor.save('about', (about: { figures: object }) =>
      Object.assign(about.figures, { innovationTrees: trees }),
    );
    expect((await editor.list('hero')).notes).toEqual([]);
    expect((await editor.list('impact-metrics')).notes).toEqual([]);
  });

  test('the same sentence is in two languages, and letters are of another spelling', async () => {
    const editor = await editorOf(await startApp());
    const en = 'A forest of trees.';
    const list = await published(editor, 'about', ({ originStory }: About) =>
      Object.assign(originStory, { en, ln: 'Nzɛtɛ ezali.', sw: en }),
    );
    expect(list.notes).toMatchObject([
      { pointer: '/originStory/ln', code: 'spelling', value: 'Nzɛtɛ' },
      { pointer: '/originStory/sw', code: 'sameText', value: 'en' },
    ]);
  });

  test('a proposal is made with one', async () => {
    const app = await startApp();
    const editor = contentCalls(app, (await joined(app, 'administrator', 'ada')).headers);
    await joined(app, 'administrator', 'bea');
    const named = (methods: never) => {
      openIn(methods, 'mobile-money');
      const [first, second] = methods as { name: unknown }[];
      Object.assign(second ?? {}, { name: first?.name });
    };
    const { saved_at } = (await editor.save('donation-methods', named)).json().draft;
    expect((await editor.post('/proposal', { path: 'donation-methods', saved_at })).statusCode).toBe(200);
  });

  test('a draft with one is published at its time', async () => {
    const app = await startApp();
    const editor = await editorOf(app);
    const odd = ([first]: object[]) => Object.assign(first ?? {}, { name: 'Grace Ilunga', initials: 'ZZ' });
    const { saved_at } = (await editor.save('team', odd)).json().draft;
    const at = new Date(Date.now() + HOUR_MS).toISOString();
    await editor.put('/schedule', { path: 'team', saved_at, publish_at: at, expected_publish_at: null });
    await roundsOf(app, 'publications').run(new Date(Date.now() + 2 * HOUR_MS));
    expect((await app.inject('/api/team')).json()[0].name).toBe('Grace Ilunga');
  });
});

describe('[CONTENT-05] a fault still refuses', () => {
  test.each([
    ['an IBAN that fails', 'donation-methods', 'accountForm'],
    ['a picture that is not there', 'photos', 'noPicture'],
    ['a file that is not there', 'reports', 'noFile'],
    ['an id of another entry', 'photos', 'repeated'],
    ['an end before the start', 'events', 'endsBefore'],
  ])('%s', async (_, path, code) => {
    const changes: Record<string, (body: never) => void> = {
      accountForm: (methods) =>
        Object.assign(openIn(methods, 'bank-transfer').details.find(({ kind }) => kind === 'account') ?? {}, {
          value: 'GB82 WEST 1234 5698 7654 33',
        }),
      noPicture: ([first]: object[]) => Object.assign(first ?? {}, { src: 'photo:none' }),
      noFile: ([first]: object[]) => Object.assign(first ?? {}, { pdf: 'file:none' }),
      repeated: ([first, second]: { id: number }[]) => Object.assign(second ?? {}, { id: first?.id }),
      endsBefore: ([first]: { starts: string }[]) => Object.assign(first ?? {}, { ends: '2000-01-01T00:00' }),
    };
    const { save, publish } = await editorOf(await startApp());
    const { draft } = (await save(path, changes[code] ?? (() => {}))).json();
    expect(draft.problems).toContainEqual(expect.objectContaining({ code }));
    expect((await publish(path)).json().code).toBe('draft-has-problems');
  });
});

test('[CONTENT-05] a link to no page of the site refuses too', async () => {
  const { save, publish } = await editorOf(await startApp({ siteDir: builtSite(['/', '/about']) }));
  const astray = ({ nav_links: [first] }: { nav_links: object[] }) => Object.assign(first ?? {}, { href: '/abuot' });
  const { draft } = (await save('navigation', astray)).json();
  expect(draft.problems).toContainEqual({ pointer: '/nav_links/0/href', code: 'deadLink', value: '/abuot' });
  expect((await publish('navigation')).json().code).toBe('draft-has-problems');
});

describe('[CONTENT-61] "it is so"', () => {
  const untranslated = ({ originStory }: About) => Object.assign(originStory, { sw: originStory.en });
  const noted = async (editor: ContentCalls) => (await editor.save('about', untranslated)).json().notes as Note[];

  test('hides a note from everyone, before and after publication, until the value changes', async () => {
    const app = await startApp();
    const [amani, dorcas] = [await editorOf(app, 'amani'), await editorOf(app, 'dorcas')];
    const [note] = await noted(amani);
    if (!note) throw new Error('There is no note');
    expect((await answer(amani, 'about', note)).json().notes).toEqual([]);
    expect((await dorcas.list('about')).notes).toEqual([]);
    expect(await trail(app)).toContain('amani answered-note /about sameText /originStory/sw');
    const rows = await app.store.db.selectFrom('content_note').selectAll().execute();
    expect(rows).toMatchObject([{ path: '/about', code: 'sameText', answered_by: 'amani' }]);
    expect((await dorcas.publish('about')).json().notes).toEqual([]);
    const changed = await dorcas.save('about', ({ originStory }: About) => {
      Object.assign(originStory, { en: 'Another story of trees.', sw: 'Another story of trees.' });
    });
    expect(changed.json().notes).toMatchObject([{ code: 'sameText' }]);
    // The value is as it was again: it was answered.
    expect((await dorcas.save('about', untranslated)).json().notes).toEqual([]);
  });

  test('stays with an entry that moves', async () => {
    const editor = await editorOf(await startApp());
    const odd = (team: { initials: string }[]) => Object.assign(team[0] ?? {}, { initials: 'ZZ' });
    const { notes } = (await editor.save('team', odd)).json();
    await answer(editor, 'team', notes[0]);
    const moved = await editor.save('team', (team: { initials: string }[]) => {
      odd(team);
      team.reverse();
    });
    expect(moved.json().notes).toEqual([]);
  });

  test('is said twice without harm, and not of what is no longer there', async () => {
    const app = await startApp();
    const [amani, dorcas] = [await editorOf(app, 'amani'), await editorOf(app, 'dorcas')];
    const [note] = await noted(amani);
    if (!note) throw new Error('There is no note');
    const both = await Promise.all([answer(amani, 'about', note), answer(dorcas, 'about', note)]);
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    await amani.discard('about', (await amani.list('about')).draft.saved_at);
    expect((await answer(amani, 'about', note)).json().code).toBe('note-gone');
    expect((await amani.put('/notes', { path: 'abouts', code: 'a', digest: note.digest })).statusCode).toBe(404);
  });

  test('is for those who edit', async () => {
    const app = await startApp();
    const [note] = await noted(await editorOf(app));
    if (!note) throw new Error('There is no note');
    const reader = contentCalls(app, (await joined(app, 'reader')).headers);
    expect((await reader.list('about')).notes).toHaveLength(1);
    expect((await answer(reader, 'about', note)).statusCode).toBe(403);
  });
});
