import { expect, test } from 'vitest';
import { cleanFileName } from '../src/http/answers/file-name.ts';
import { startApp } from './support/app.ts';
import { joined } from './support/staff.ts';

test.each([
  ['\u202efdp.exe', 'fdp.exe'],
  ['a\tb\u0000.pdf', 'a b.pdf'],
  [`${'é'.repeat(300)}.jpeg`, `${'é'.repeat(195)}.jpeg`],
  ['هوية مريم.pdf', 'هوية مريم.pdf'],
])('[INPUT-05] %j is kept as a name without what no name needs, cut before its extension', (given, kept) => {
  expect(cleanFileName(given)).toBe(kept);
});

test('[INPUT-05] no upload of staff is refused for what its file is called', async () => {
  const app = await startApp();
  const { headers } = await joined(app, 'editor', 'editor');
  for (const [path, type] of [
    ['photo', 'image/png'],
    ['file', 'application/pdf'],
  ]) {
    for (const name of ['\u202egnp.x', 'a\tb\u0000\uffff.png', 'x'.repeat(900)]) {
      const answer = await app.inject({
        method: 'POST',
        url: `/api/staff/content/${path}?file_name=${encodeURIComponent(name)}`,
        headers: { ...headers, 'content-type': String(type) },
        payload: Buffer.from('neither'),
      });
      // Refused for its content alone.
      expect([answer.statusCode, answer.json().fields]).toEqual([422, undefined]);
    }
  }
});
