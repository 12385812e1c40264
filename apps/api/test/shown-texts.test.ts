import { expect, test } from 'vitest';
import { startApp } from './support/app.ts';
import { temporaryFolder } from './support/folders.ts';
import { siteWithTexts, startWithTexts, translatorOf } from './support/translations.ts';

const close = 'interface/ui#ui.Menu.close';
const inbox = 'interface/staff#site.staff.inbox';
const closed = [{ type: 0, value: 'Refermer' }];

test('[TEXTS-07] what replaces texts of the interface is compiled for browsers, and that of the staff area is for staff', async () => {
  const app = await startWithTexts();
  const editor = await translatorOf(app);
  const shown = async (path: string) => (await app.inject(`/texts/${path}`)).json();
  expect(await shown('site/fr')).toEqual({});
  expect(await app.shownOverrides.ofPages('fr')).toBeUndefined();
  await editor.save(inbox, 'Courrier');
  expect(await app.shownOverrides.ofPages('fr')).toBeUndefined();
  await editor.save(close, 'Refermer');
  expect(await shown('site/fr')).toEqual({ 'ui.Menu.close': closed });
  expect(await shown('staff/fr')).toEqual({
    'site.staff.inbox': [{ type: 0, value: 'Courrier' }],
    'ui.Menu.close': closed,
  });
  expect(await app.shownOverrides.ofPages('ln')).toEqual({});
  await editor.reset(close, 'Refermer');
  expect(await shown('site/fr')).toEqual({});
});

test('[TEXTS-07] another server on the same database shows it too', async () => {
  const dataDir = temporaryFolder();
  const siteDir = siteWithTexts();
  const first = await startApp({ dataDir, siteDir });
  const second = await startApp({ dataDir, siteDir });
  await (await translatorOf(first)).save(close, 'Refermer');
  expect(await second.shownOverrides.ofPages('fr')).toEqual({ 'ui.Menu.close': closed });
});

test('[TEXTS-07] a text whose message has gone or has other placeholders now is not in force', async () => {
  const app = await startWithTexts();
  const row = { language: 'fr', saved_at: '2026-06-01T08:30:00.000Z', saved_by: 'editor' };
  await app.store.db
    .insertInto('interface_text')
    .values([
      { ...row, message: 'site.home.gone', text: 'Parti' },
      { ...row, message: 'site.home.title', text: 'Sans nombre' },
    ])
    .execute();
  expect(await app.shownOverrides.ofPages('fr')).toBeUndefined();
  const editor = await translatorOf(app);
  const title = 'interface/home#site.home.title';
  expect(await editor.text(title)).toMatchObject({ is_overridden: false });
  expect((await editor.save(title, '<b>{count}</b> écoles')).json()).toMatchObject({ is_overridden: true });
});
