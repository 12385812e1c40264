import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { staffPages } from '../src/plugins/staff-pages.ts';
import { temporaryFolder } from './support/folders.ts';

test.each([
  ['what the browser prefers', '/staff', { 'accept-language': 'fr-CD,fr;q=0.9,en;q=0.8' }, 'fr'],
  ['what its reader chose', '/staff', { 'accept-language': 'fr', cookie: 'language=sw' }, 'sw'],
  ['what an invitation says', '/staff/invitation?lang=ln', { 'accept-language': 'fr', cookie: 'language=sw' }, 'ln'],
  [
    'English, where French was declined',
    '/staff',
    { 'accept-language': 'fr', cookie: 'language-offer=declined' },
    'en',
  ],
  ['English for a browser of another language', '/staff', { 'accept-language': 'de' }, 'en'],
])('[STAFF-53] the language of the staff area is %s', async (_, url, headers, language) => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<html lang="en"><head></head><body></body></html>');
  const app = Fastify();
  await app.register(cookie);
  await staffPages(app, folder);
  const frame = await app.inject({ url, headers });
  expect(frame.headers['content-language']).toBe(language);
  expect(frame.body).toContain(`<html lang="${language}"`);
});
