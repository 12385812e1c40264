import { describe, expect, test } from 'vitest';
import { checkFile } from './checkFile.ts';
import { documentTypeOf } from './fileType.ts';

const limit = 5 * 1024 * 1024;
const pdf = new TextEncoder().encode('%PDF-1.7\n');
const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0]);
const html = new TextEncoder().encode('<html></html>');
const file = (parts: BlobPart[], name: string, type = '') => new File(parts, name, { type });

describe('[KYC-05] what a file is', () => {
  test.each([
    ['application/pdf', pdf],
    ['image/png', png],
    ['image/jpeg', jpeg],
    [undefined, html],
    [undefined, new Uint8Array()],
    [undefined, pdf.slice(0, 3)],
  ])('%s by its first bytes', (type, bytes) => {
    expect(documentTypeOf(bytes)).toBe(type);
  });
});

describe('[KYC-05] a file that is chosen', () => {
  test('has the type of its content, not of its name', async () => {
    const checked = await checkFile(file([pdf], 'passport.jpg', 'image/jpeg'), limit);
    expect(checked).toMatchObject({ file: { name: 'passport.jpg', type: 'application/pdf', size: pdf.length } });
  });

  test('stays the same object if its type is right', async () => {
    const chosen = file([png], 'passport.png', 'image/png');
    expect(await checkFile(chosen, limit)).toEqual({ file: chosen });
  });

  test('is rejected if its content does not match its name', async () => {
    expect(await checkFile(file([html], 'passport.pdf', 'application/pdf'), limit)).toEqual({ problem: 'kind' });
  });

  test('may have the maximum size, and not a byte more', async () => {
    const full = file([pdf, new Uint8Array(limit - pdf.length)], 'a.pdf');
    const over = file([pdf, new Uint8Array(limit - pdf.length + 1)], 'a.pdf');
    expect(await checkFile(full, limit)).toHaveProperty('file');
    expect(await checkFile(over, limit)).toEqual({ problem: 'size' });
  });

  test('is rejected if it is empty, or was deleted after it was chosen', async () => {
    expect(await checkFile(file([], 'a.pdf'), limit)).toEqual({ problem: 'empty' });
    const gone = file([pdf], 'a.pdf');
    gone.slice = () => {
      throw new DOMException('gone', 'NotFoundError');
    };
    expect(await checkFile(gone, limit)).toEqual({ problem: 'unreadable' });
  });

  test('is sent unchanged if a photo cannot be shrunk', async () => {
    const photo = file([jpeg, new Uint8Array(2 * 1024 * 1024)], 'a.jpg', 'image/jpeg');
    expect(await checkFile(photo, limit)).toEqual({ file: photo });
  });
});
