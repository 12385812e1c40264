import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { onBothDatabases, onSqliteOnly } from './on-both-databases.ts';

const self = basename(import.meta.filename);
const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.test.ts') && file !== self);
const names = files.map((file) => file.slice(0, -'.test.ts'.length));
const lists = [...onBothDatabases, ...Object.keys(onSqliteOnly)];

/** Code that reads rows, or opens or names a database. */
const database = /\.store\b|\/db\/(?:store|sqlite|postgres|migrations)\.ts'|\/support\/place\.ts'/;

test('every file that is named exists, and is named once', () => {
  expect(lists.filter((name) => !names.includes(name))).toEqual([]);
  expect(new Set(lists).size).toBe(lists.length);
});

test('a file that works on the database itself says whether it runs on PostgreSQL too', () => {
  const touching = files.filter((file) => database.test(readFileSync(join(import.meta.dirname, file), 'utf8')));
  expect(touching.length).toBeGreaterThan(20);
  const unlisted = touching.map((file) => file.slice(0, -'.test.ts'.length)).filter((name) => !lists.includes(name));
  expect(unlisted).toEqual([]);
});
