import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createIntl } from 'react-intl';
import { afterAll, describe, expect, test } from 'vitest';
import { type Entry, onlyUsed, updateCatalogue } from './catalogue.ts';
import { inPluralForms, pluralForms, translationFaults } from './icu.ts';

describe('[LANG-09] the plural forms of a language', () => {
  test('are those of Intl, in the usual order', () => {
    expect(pluralForms('es')).toEqual(['one', 'many', 'other']);
    expect(pluralForms('ar')).toEqual(['zero', 'one', 'two', 'few', 'many', 'other']);
    expect(pluralForms('ja')).toEqual(['other']);
    expect(pluralForms('lua')).toEqual(['one', 'other']);
  });

  test('are written into the English message', () => {
    const english = '{n, plural, =0 {no tree} one {{shown} tree} other {{shown} trees}}';
    expect(inPluralForms(english, 'es')).toBe(
      '{n,plural,one{{shown} tree} many{{shown} trees} other{{shown} trees} =0{no tree}}',
    );
    expect(inPluralForms(english, 'ja')).toBe('{n,plural,other{{shown} trees} =0{no tree}}');
    expect(inPluralForms('Close', 'es')).toBeUndefined();
  });

  test('what the translator gets formats as the English does', () => {
    const english = '<b>{n, plural, one {{shown} tree} other {{shown} trees}}</b> of {kind, select, a {A} other {B}}';
    const intl = createIntl({ locale: 'en' });
    const text = (defaultMessage: string, n: number) =>
      intl.formatMessage({ id: 'x', defaultMessage }, { n, shown: n, kind: 'a', b: (parts) => parts.join('') });
    for (const n of [1, 2]) expect(text(inPluralForms(english, 'en') ?? '', n)).toBe(text(english, n));
  });
});

describe('[LANG-09] a translation', () => {
  const english = '{n, plural, one {{shown} tree} other {{shown} trees}}';

  test('has every plural form, the placeholders of the English, and is valid', () => {
    expect(translationFaults(english, '{n, plural, one {{shown} a} many {{shown} b} other {{shown} c}}', 'es')).toEqual(
      [],
    );
    expect(translationFaults(english, '{n, plural, one {{shown} a} other {{shown} c}}', 'es')).toEqual([
      'lacks the plural form many of {n}',
    ]);
    expect(translationFaults('Hello {name}', 'Hola', 'es')).toEqual(['has the placeholders none, English has {name}']);
    expect(translationFaults('Hello {name}', 'Hola {name', 'es')[0]).toMatch(/^is not a valid ICU message/);
  });
});

describe('[LANG-09] a catalogue', () => {
  const source = {
    'ui.a': { english: 'Close', description: 'A button' },
    'ui.b': { english: 'Hi {name}', description: 'x' },
  };
  const entry = (translation: string, english = 'Close'): Entry => ({ english, description: 'A button', translation });

  test('is new: every message is missing', () => {
    const { entries, messages, findings } = updateCatalogue(source, 'es');
    expect(entries['ui.a']).toEqual({ english: 'Close', description: 'A button', translation: '' });
    expect(messages).toEqual({});
    expect(findings).toEqual({ missing: ['ui.a', 'ui.b'], unused: [], wrong: [], changed: [] });
  });

  test('keeps translations, and finds what is unused, wrong or changed', () => {
    const old = { 'ui.a': entry('Cerrar', 'Shut'), 'ui.b': entry('Hola', 'Hi {name}'), 'ui.c': entry('Viejo') };
    const { entries, messages, findings } = updateCatalogue(source, 'es', { entries: old });
    expect(entries['ui.a']).toEqual(entry('Cerrar'));
    expect(entries['ui.c']).toEqual(entry('Viejo'));
    expect(messages).toEqual({ 'ui.a': 'Cerrar' });
    expect(findings).toEqual({
      missing: [],
      unused: ['ui.c'],
      wrong: ['ui.b has the placeholders none, English has {name}'],
      changed: ['ui.a'],
    });
  });

  test('can be limited to what is used, and keeps what is translated', () => {
    const old = { entries: { 'ui.a': entry('Cerrar'), 'ui.b': entry('') } };
    expect(Object.keys(onlyUsed(source, new Set(['ui.b']), old))).toEqual(['ui.a', 'ui.b']);
    const { entries, findings } = updateCatalogue(onlyUsed(source, new Set(), old), 'es', old);
    expect(Object.keys(entries)).toEqual(['ui.a']);
    expect(findings).toMatchObject({ missing: [], unused: [] });
  });

  test('begins with the messages of an IntlProvider, if there are any', () => {
    const { entries, findings } = updateCatalogue(source, 'es', { messages: { 'ui.a': 'Cerrar', 'ui.old': 'X' } });
    expect(entries['ui.a']?.translation).toBe('Cerrar');
    expect(findings).toMatchObject({ missing: ['ui.b'], unused: ['ui.old'] });
  });
});

describe('[LANG-09] the command nzete-messages', () => {
  const folder = mkdtempSync(join(tmpdir(), 'nzete-messages-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const cli = join(import.meta.dirname, 'cli.ts');
  const run = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [cli, ...args], { cwd: folder, encoding: 'utf8' });
    return { status, stdout, stderr };
  };
  const read = <T>(name: string): T => JSON.parse(readFileSync(join(folder, name), 'utf8'));

  test('writes a catalogue, says what it lacks, and is content with a whole one', () => {
    const first = run('es');
    expect(first).toMatchObject({ status: 0, stderr: '' });
    expect(first.stdout).toContain('Plural forms: one, many, other');

    const second = run('es');
    expect(second.status).toBe(1);
    expect(second.stdout).toContain('missing  ui.Dialog.close  "Close"');

    const entries = read<Record<string, Entry>>('es.translation.json');
    expect(read('es.json')).toEqual({});
    for (const each of Object.values(entries)) each.translation = each.plural ?? each.english;
    writeFileSync(join(folder, 'es.translation.json'), JSON.stringify(entries));
    expect(run('es')).toEqual({ status: 0, stdout: 'es.json has every message.\n', stderr: '' });
    expect(Object.keys(read('es.json'))).toEqual(Object.keys(entries));

    entries['ui.Gone.title'] = { english: 'Gone', description: 'x', translation: 'Ido' };
    writeFileSync(join(folder, 'es.translation.json'), JSON.stringify(entries));
    const third = run('es', '--check');
    expect(third.status).toBe(1);
    expect(third.stdout).toBe('unused   ui.Gone.title\nes.json: 0 missing, 1 unused, 0 wrong.\n');
  }, 60_000);

  test('begins in the same way beside the empty file of a starter', () => {
    writeFileSync(join(folder, 'it.json'), '{}');
    expect(run('it')).toMatchObject({ status: 0, stdout: expect.stringContaining('messages to be translated') });
  });

  test.each([
    [[], 'Name a language'],
    [['es_MX'], 'no language tag: write es'],
    [['en'], 'English needs no catalogue'],
    [['fr'], 'import @nzete/ui/locales/fr.json'],
    [['es', 'pt'], 'One language at a time'],
    [['de', '--check'], 'de.translation.json does not exist'],
    [['es', '--all'], "Unknown option '--all'"],
    [['es', '--used-in', 'nowhere'], 'nowhere does not exist'],
    [['es', '--used-in', '.'], 'No file in . imports'],
  ])('refuses %j and says why', (args, reason) => {
    const { status, stderr } = run(...args);
    expect(status).toBe(2);
    expect(stderr).toContain(reason);
    expect(stderr).toContain('nzete-messages --help');
  });

  test('names the file that it cannot read', () => {
    writeFileSync(join(folder, 'pt.json'), '{');
    expect(run('pt').stderr).toMatch(/^pt\.json cannot be read/);
  });

  test('ends quietly when its reader stops early', async () => {
    run('it');
    const reading = spawn(process.execPath, [cli, 'it'], { cwd: folder });
    reading.stdout.destroy();
    let stderr = '';
    reading.stderr.on('data', (text) => {
      stderr += text;
    });
    await once(reading, 'close');
    expect(stderr).toBe('');
  });

  test('--help says what it does', () => {
    expect(run('--help')).toMatchObject({ status: 0, stdout: expect.stringContaining('Usage: nzete-messages') });
  });
});
