import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readXml } from '../src/translations/files/xml.ts';
import { startApp } from './support/app.ts';
import { runCommand } from './support/command.ts';
import { temporaryFolder } from './support/folders.ts';
import { temporaryPlace } from './support/place.ts';
import { trail } from './support/staff.ts';
import { contentCalls } from './support/staff-content.ts';
import { siteWithTexts, startWithTexts, translatorOf } from './support/translations.ts';

const role = 'content/team#/0/role';
const title = 'interface/home#site.home.title';
const close = 'interface/ui#ui.Menu.close';
const csv = { type: 'text/csv' };

const start = async () => {
  const app = await startWithTexts();
  return { app, editor: await translatorOf(app) };
};

describe('a file for a translator', () => {
  test('[TEXTS-09] is XLIFF 2.0 with a file for each place, a unit for each text, notes, states and protected codes', async () => {
    const { editor } = await start();
    await editor.check(close, 'Fermer');
    const answer = await editor.exported({ source: 'interface' });
    expect(answer.headers).toMatchObject({
      'content-type': 'application/xliff+xml; charset=utf-8',
      'content-disposition': expect.stringMatching(/^attachment; filename="nzete-fr-[\d-]+\.xlf"$/),
    });
    const { attributes, children } = readXml(answer.body);
    expect(attributes).toMatchObject({
      xmlns: 'urn:oasis:names:tc:xliff:document:2.0',
      version: '2.0',
      srcLang: 'en',
      trgLang: 'fr',
    });
    const files = children.filter((one) => typeof one !== 'string');
    expect(files.map((one) => one.attributes.original)).toEqual([
      'interface/ui',
      'interface/home',
      'interface/mails',
      'interface/staff',
    ]);
    expect(answer.body).toContain('<note category="description">Button of a menu</note>');
    expect(answer.body).toContain('<note category="length">5</note>');
    expect(answer.body).toContain('<segment state="reviewed"><source>Close</source><target>Fermer</target></segment>');
    expect(answer.body).toContain('<segment state="translated">');
    expect(answer.body).toMatch(/<source>Trees for <pc id="1"[^>]*><ph id="2"[^>]*\/><\/pc> schools<\/source>/);
    expect(answer.body).toContain('<data id="d1">{count, plural, one {</data>');
  });

  test.each(['xliff', 'csv'])('[TEXTS-10] that was exported as %s and not changed changes nothing', async (format) => {
    const { app, editor } = await start();
    await editor.save(close, '=Fermer; -1');
    const before = await trail(app);
    const file = (await editor.exported({ format })).body;
    const answer = await editor.imported(file, format === 'csv' ? csv : {});
    expect(answer.json()).toEqual({
      language: 'fr',
      changes: [],
      unchanged: (await editor.list()).total,
      refused: [],
      waiting: [],
      applied: true,
    });
    expect(await trail(app)).toEqual(before);
  });

  test('[TEXTS-09] is CSV for a spreadsheet, in which no cell is a formula', async () => {
    const { editor } = await start();
    await editor.save(close, '=Fermer');
    const { body, headers } = await editor.exported({ format: 'csv', at: 'interface/ui' });
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(body).toContain(",'=Fermer,'=Fermer\r\n");
    const changed = body.replace(/'=Fermer\r\n$/, 'Refermer\r\n');
    expect((await editor.imported(changed, csv)).json().changes).toEqual([
      { id: close, before: '=Fermer', after: 'Refermer' },
    ]);
    const spreadsheet = body.replaceAll(',', ';').replace(/'=Fermer\r\n$/, '"Refermer; vite"\r\n');
    expect((await editor.imported(spreadsheet, { ...csv, apply: false })).json().refused).toHaveLength(1);
  });

  test('[TEXTS-10, TEXTS-40] publishes content and changes the interface at once, together; first it only says what', async () => {
    const { app, editor } = await start();
    const { text } = await editor.text(role);
    const file = (await editor.exported()).body
      .replace(`<target>${text}</target>`, '<target>Cheffe</target>')
      .replace('<target>Fermer</target>', '<target>Refermer</target>');
    const changes = [
      { id: role, before: text, after: 'Cheffe' },
      { id: close, before: 'Fermer', after: 'Refermer' },
    ];
    const asked = (await editor.imported(file, { apply: false })).json();
    expect(asked).toMatchObject({ changes, refused: [], waiting: [], applied: false });
    expect(await editor.text(close)).toMatchObject({ text: 'Fermer' });
    expect((await editor.imported(file)).json()).toMatchObject({ changes, waiting: [], applied: true });
    expect(await editor.text(role)).toMatchObject({ text: 'Cheffe', is_shown: true, draft_saved_by: null });
    expect((await app.inject('/api/team?lang=fr')).json()[0].role).toBe('Cheffe');
    expect(await editor.text(close)).toMatchObject({ text: 'Refermer', is_overridden: true });
    expect((await editor.imported(file)).json()).toMatchObject({ changes: [], refused: [] });
    expect(await trail(app)).toContain('editor published-content /team');
    expect((await trail(app)).filter((line) => line.includes('saved-draft'))).toEqual([]);
  });

  test('[TEXTS-40] publishes what may be, and says of the others in which draft they wait, and why', async () => {
    const { app, editor } = await start();
    const content = contentCalls(app, editor.headers);
    await content.save('team', (team: { role: object }[]) => Object.assign(team[1]?.role ?? {}, { en: 'Keeper' }));
    const value = 'content/donation-methods#/0/details/0/value';
    const label = 'content/donation-methods#/0/details/0/label';
    const wanted: Record<string, string> = {
      [role]: 'Cheffe',
      'content/team#/1/role': 'Gardien',
      [value]: 'Exemple : n’envoyez rien ici',
      [label]: 'Compte de la banque',
    };
    const [head = '', ...rows] = (await editor.exported({ format: 'csv', source: 'content' })).body.split('\r\n');
    const changed = rows.map((row) => {
      const text = wanted[row.slice(0, row.indexOf(','))];
      return text ? row.replace(/,(?:"[^"]*"|[^,"]*)$/, `,${text}`) : row;
    });
    const answer = (await editor.imported([head, ...changed].join('\r\n'), { ...csv, lang: 'fr' })).json();
    expect(answer.changes.map(({ id }: { id: string }) => id).toSorted()).toEqual(Object.keys(wanted).toSorted());
    expect(answer.waiting).toEqual([
      { place: 'content/team', count: 1, message: expect.stringContaining('pas encore publié') },
      { place: 'content/donation-methods', count: 1, message: expect.stringContaining('deux personnes') },
    ]);
    const shown = { is_shown: true, draft_saved_by: 'editor' };
    const waits = { is_shown: false, draft_saved_by: 'editor' };
    expect(await editor.text(role)).toMatchObject({ text: 'Cheffe', ...shown });
    expect(await editor.text('content/team#/1/role')).toMatchObject({ text: 'Gardien', ...waits });
    expect(await editor.text(label)).toMatchObject({ text: 'Compte de la banque', ...shown });
    expect(await editor.text(value)).toMatchObject({ text: 'Exemple\u00a0: n’envoyez rien ici', ...waits });
    // The draft goes on from what was published beside it.
    expect((await content.publish('team')).statusCode).toBe(200);
    expect(await editor.text('content/team#/1/role')).toMatchObject({ text: 'Gardien', is_shown: true });
  });

  test('[TEXTS-40] lets one text that its list would have problems with wait alone', async () => {
    const { editor } = await start();
    const value = 'content/donation-methods#/0/details/0/value';
    const label = 'content/donation-methods#/0/details/0/label';
    const file = (await editor.exported({ at: 'content/donation-methods' })).body
      .replace('<target>Numéro de compte</target>', '<target>Compte de la banque</target>')
      .replace('n’envoyez rien</target>', 'pas de compte</target>');
    const { changes, waiting } = (await editor.imported(file)).json();
    expect(changes).toHaveLength(2);
    expect(waiting).toEqual([
      { place: 'content/donation-methods', count: 1, message: expect.stringContaining('problems') },
    ]);
    expect(await editor.text(label)).toMatchObject({ text: 'Compte de la banque', is_shown: true });
    expect(await editor.text(value)).toMatchObject({ is_shown: false });
  });

  test('[TEXTS-11] takes no text that has changed since, in either language, and says why in the language of who asks', async () => {
    const { app, editor } = await start();
    const { text } = await editor.text(role);
    const file = (await editor.exported()).body
      .replace(`<target>${text}</target>`, '<target>Cheffe</target>')
      .replace('<target>Fermer</target>', '<target>Refermer</target>');
    await editor.save(close, 'Quitter');
    const content = contentCalls(app, editor.headers);
    await content.save('team', (team: { role: object }[]) => Object.assign(team[0]?.role ?? {}, { en: 'Founder' }));
    const { changes, refused } = (await editor.imported(file, { lang: 'fr' })).json();
    expect(changes).toEqual([]);
    expect(refused).toEqual([
      { id: role, message: expect.stringContaining('L’anglais a changé') },
      { id: close, message: expect.stringContaining('Quitter') },
    ]);
    expect((await editor.text(close)).text).toBe('Quitter');
  });

  test('[TEXTS-11] takes no text that lost a code, is empty, twice or unknown, and takes the others', async () => {
    const { editor } = await start();
    const file = (await editor.exported({ source: 'interface' })).body;
    const [, unit = ''] = /(<unit[^>]* name="site\.home\.title"[\s\S]*?<\/unit>)/.exec(file) ?? [];
    const broken = file
      .replace(unit, unit.replace(/(<target>[^<]*<pc[^>]*>)<ph[^>]*\/>/, '$1beaucoup') + unit)
      .replace('<target>Boîte de réception</target>', '<target> </target>')
      .replace('name="site.home.read"', 'name="site.home.nothing"')
      .replace('<target>Fermer</target>', '<target>Refermer</target>');
    const { changes, refused } = (await editor.imported(broken)).json();
    expect(changes).toEqual([{ id: close, before: 'Fermer', after: 'Refermer' }]);
    expect(refused.map(({ id }: { id: string }) => id)).toEqual([
      title,
      title,
      'interface/home#site.home.nothing',
      'interface/staff#site.staff.inbox',
    ]);
    expect(refused[0].message).toContain('{count}');
  });

  const bomb = `<?xml version="1.0"?><!DOCTYPE xliff [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><xliff>&b;</xliff>`;
  const xliff = (inner: string, attributes = 'xmlns="urn:oasis:names:tc:xliff:document:2.0" trgLang="fr"') =>
    `<xliff version="2.0" ${attributes}>${inner}</xliff>`;
  test.each([
    ['with entities of its own', bomb, 'translations-with-doctype'],
    ['that ends in the middle', xliff('<file id="f1">').replace('</xliff>', ''), 'translations-not-xml'],
    ['with an element that is not closed', xliff('<file><unit></file>'), 'translations-not-xml'],
    ['that is very deep', '<a>'.repeat(1000) + '</a>'.repeat(1000), 'translations-not-xml'],
    ['of XLIFF 1.2', xliff('', 'xmlns="urn:oasis:names:tc:xliff:document:1.2"'), 'translations-not-xliff'],
    [
      'in another language',
      xliff('', 'xmlns="urn:oasis:names:tc:xliff:document:2.0" trgLang="de"'),
      'translations-without-language',
    ],
    ['that is empty', ' ', 'translations-not-xml'],
  ])('[TEXTS-12] %s is refused as a whole', async (_, file, code) => {
    const { editor } = await start();
    const answer = await editor.imported(file);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().code).toBe(code);
  });

  test('[TEXTS-12, INPUT-02] that is not in UTF-8 is refused as a whole, before an accent is lost', async () => {
    const { editor } = await start();
    for (const [body, more] of [
      ['id,language\r\nfermé,fr\r\n', csv],
      ['<?xml version="1.0" encoding="ISO-8859-1"?><xliff>fermé</xliff>', {}],
    ] as const) {
      const answer = await editor.imported(Buffer.from(body, 'latin1'), more);
      expect([answer.statusCode, answer.json().code]).toEqual([422, 'translations-encoding-other']);
    }
  });

  test('[TEXTS-12] that is no table, too large or of another kind is refused', async () => {
    const { editor } = await start();
    expect((await editor.imported('no,table\r\n', csv)).json().code).toBe('translations-not-csv');
    expect((await editor.imported('id,"language\r\n', csv)).statusCode).toBe(422);
    expect((await editor.imported('x'.repeat(5_000_001))).statusCode).toBe(413);
    expect((await editor.imported('{}', { type: 'application/json' })).statusCode).toBe(415);
  });
});

test('[TEXTS-10] the commands export and import the same files', async () => {
  const place = await temporaryPlace();
  const siteDir = siteWithTexts();
  const app = await startApp({ ...place, siteDir });
  const file = join(temporaryFolder(), 'fr.xlf');
  const run = (...args: string[]) => runCommand('translations', place, args, { SITE_DIR: siteDir });
  expect(await run('export', 'fr', file)).toMatchObject({ code: 0, stderr: '' });
  writeFileSync(file, readFileSync(file, 'utf8').replace('<target>Fermer</target>', '<target>Refermer</target>'));
  expect((await run('import', file, '--dry-run')).stdout).toContain('1 changed');
  const { text } = (await app.store.db.selectFrom('interface_text').select('text').executeTakeFirst()) ?? {};
  expect(text).toBeUndefined();
  const imported = await run('import', file);
  expect(imported).toMatchObject({ code: 0, stderr: '' });
  expect(imported.stdout).toContain(`changed: ${close}`);
  expect(await (await translatorOf(app)).text(close)).toMatchObject({ text: 'Refermer', is_overridden: true });
  expect((await run('import', 'fr.docx')).code).toBe(2);
});
