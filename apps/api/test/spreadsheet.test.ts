import { csvOf, guarded, unguarded } from '@nzete/domain';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { spreadsheetOf } from '../src/spreadsheet/table.ts';
import { readTranslationCsv } from '../src/translations/files/csv.ts';
import { startApp } from './support/app.ts';
import { runCommand } from './support/command.ts';
import { publishEvent } from './support/events.ts';
import { confirmation, sendGift } from './support/gifts.ts';
import { temporaryPlace } from './support/place.ts';
import { signInStaff } from './support/staff-inbox.ts';
import { startWithTexts, translatorOf } from './support/translations.ts';

const cellOf = (text: string) => csvOf([[text]]).slice(0, -2);

describe('a cell', () => {
  test.each(['=1+1', '-1+1', '+243-813-189', '@SUM(A1)', '\t=1', '＝1+1', ' =1', "=cmd|' /C calc'!A1", '-Ada', "'=1"])(
    '[INPUT-03] %j is not calculated, and can be read back',
    (text) => {
      expect(guarded(text)).toBe(`'${text}`);
      expect(unguarded(guarded(text))).toBe(text);
    },
  );

  test('[INPUT-03] of any apostrophes, spaces and signs can be read back', () => {
    const signs = fc.string({ unit: fc.constantFrom("'", ' ', '=', '-', '5', 'a'), maxLength: 8 });
    fc.assert(fc.property(signs, (text) => unguarded(guarded(text)) === text));
  });

  test.each([
    '-5',
    '-',
    '+',
    '+243813189162',
    '+243 813 189 162',
    '-5,5',
    '50.50',
    'a;=1+1',
    "d'Ada",
    "'quoted'",
    '2026-06',
  ])('[INPUT-03] %j stays what it is', (text) => {
    expect(guarded(text)).toBe(text);
    expect(unguarded(text)).toBe(text);
  });

  test('[INPUT-03] is quoted where it has what parts cells in any region', () => {
    expect([cellOf('a;=1+1'), cellOf('one, "two"'), cellOf('a\nb'), cellOf('-5')]).toEqual([
      ...['"a;=1+1"', '"one, ""two"""', '"a\nb"', '-5'],
    ]);
  });
});

describe('a spreadsheet', () => {
  const rows = [
    {
      first_name: 'Ada',
      phone: '+243813189162',
      amount: 50.5,
      submitted_at: '2026-06-03T23:30:00.000Z',
      requires_kyc: true,
    },
    { firstName: 'Bo\uffff', amount: -5, submitted_at: null, other: 'x' },
  ];

  test('[INPUT-03] has the separator, heads, decimals, words and local times of a French reader', () => {
    expect(spreadsheetOf({ columns: [], rows }, { lang: 'fr' })).toBe(
      '\ufeffPrénom;Téléphone;Montant;Envoyé le (Africa/Kinshasa);Veut faire la vérification d’identité maintenant;other\r\n' +
        'Ada;+243813189162;50,5;2026-06-04 00:30;oui;\r\nBo;;-5;;;x\r\n',
    );
  });

  test('[INPUT-03] has those of an English reader, and the zone that was asked for', () => {
    const [head, first] = spreadsheetOf({ columns: [], rows }, { lang: 'en', zone: 'Africa/Lubumbashi' }).split('\r\n');
    expect(head).toContain('First name,Phone,Amount,Sent on (Africa/Lubumbashi),');
    expect(first).toBe('Ada,+243813189162,50.5,2026-06-04 01:30,yes,');
  });

  test('[INPUT-03] of every export is in the language of ?lang, else of the browser', async () => {
    const app = await startApp();
    const staff = await signInStaff(app, 'administrator', 'amani');
    const { reference } = await sendGift(app);
    await staff.call('POST', `/gifts/${reference}/confirmation`, { ...confirmation, amount: '50.50' });
    const exports = ['/gifts/totals/export', '/inbox/export', '/newsletter/subscriptions.csv'];
    for (const path of exports) {
      expect([path, (await staff.get(`${path}?lang=fr&zone=Nowhere/No`)).statusCode]).toEqual([path, 200]);
    }
    const { body } = await staff.get('/gifts/totals/export?lang=fr');
    expect(body).toMatch(/^\ufeffMois;Moyen de don;Devise;Dons;Montant\r\n[\d-]+;[\w-]+;\w+;1;50,5\r\n$/);
  });

  test('[INPUT-03] without rows has its heads in the language of the reader', async () => {
    const app = await startWithTexts();
    await publishEvent(app, {});
    const staff = await signInStaff(app, 'administrator', 'amani');
    const filter = 'language=fr&state=outdated&format=csv';
    const heads = {
      '/gifts/totals/export?': 'Mois;Moyen de don;Devise;Dons;Montant',
      '/inbox/export?': 'Type;Numéro de référence;État;Envoyé le (Africa/Kinshasa);Langue',
      '/events/planting/sign-ups/export?': 'Numéro de référence;Événement;État;',
      '/newsletter/subscriptions.csv?': 'id;E-mail;Langue;Origine;',
      [`/translations/export?${filter}&`]: 'id;Langue;Pages;Description;',
    };
    for (const [path, head] of Object.entries(heads)) {
      const { body } = await staff.get(`${path}lang=fr`);
      expect([path, body.slice(0, head.length + 1), body.split('\r\n').length]).toEqual([path, `\ufeff${head}`, 2]);
    }
  });

  test('[INPUT-03, VOL-05] of the command has its heads also without rows', async () => {
    const place = await temporaryPlace();
    await startApp(place);
    expect((await runCommand('inbox', place, ['export'])).stdout).toBe('\ufeffkind,state,reference,created_at\r\n');
    const { stdout } = await runCommand('inbox', place, ['export', '--lang', 'fr']);
    expect(stdout).toBe('\ufeffType;État;Numéro de référence;Envoyé le (Africa/Kinshasa)\r\n');
  });

  test('[INPUT-03] of translations comes back from a French spreadsheet as it was, and with what was changed', async () => {
    const app = await startWithTexts();
    const editor = await translatorOf(app);
    const close = 'interface/ui#ui.Menu.close';
    await editor.save(close, "'=Fermer\u00a0; -1");
    const { body } = await editor.exported({ format: 'csv', lang: 'fr', at: 'interface/ui' });
    expect(body).toContain(
      'id;Langue;Pages;Description;État;Longueur;Anglais;Français;Traduction avant;Traduction\r\n',
    );
    expect(readTranslationCsv(body).texts[0]).toMatchObject({ id: close, text: "'=Fermer\u00a0; -1" });
    expect((await editor.imported(body, { type: 'text/csv' })).json()).toMatchObject({ changes: [], refused: [] });
    const cell = `"''=Fermer\u00a0; -1"`;
    expect(body).toContain(`;${cell};${cell}\r\n`);
    const edited = body.replace(`;${cell}\r\n`, ';Refermer\r\n');
    expect((await editor.imported(edited, { type: 'text/csv' })).json().changes).toMatchObject([{ after: 'Refermer' }]);
  });
});
