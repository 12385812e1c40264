import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Lang } from '../../src/text/languages.ts';
import { contentDir } from './folders.ts';

interface Update {
  id: string;
  type: string;
  title: string;
  content: string;
  author: string;
  date: string;
}

export interface Seed {
  id: string;
  title: Record<Lang, string>;
  content: Record<Lang, string>;
}

export const url = '/api/partnership-updates';

export const update = {
  type: 'donor',
  title: 'Seedlings for the schools',
  content: 'Two hundred seedlings\nstand in the yards.',
  author: 'Nsele Growers',
  date: '2026-01-15',
};

/** The file of the foundation's updates. */
export const seedFile = 'partnership-updates.json';
export const seeds: Seed[] = JSON.parse(readFileSync(join(contentDir, seedFile), 'utf8'));

export async function feed(app: FastifyInstance, lang?: string): Promise<Update[]> {
  return (await app.inject(lang ? `${url}?lang=${lang}` : url)).json();
}
