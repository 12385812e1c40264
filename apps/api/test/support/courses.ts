import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import { readContentFiles } from '../../src/content-files/files.ts';
import { loadCatalogue } from '../../src/courses/load.ts';
import { catalogueSource } from '../../src/courses/source.ts';
import { startApp } from './app.ts';
import { type AtEnd, contentDir } from './folders.ts';

interface Course {
  id: number;
  title: string;
  description: string;
  provider: string;
  category: string;
  level?: string;
  duration?: string;
  language?: string;
  offline?: boolean;
  rating?: number;
  enrollment_count?: number;
  url: string;
  sample?: true;
}

/** The server with the catalogue of the repository. */
export async function startWithCourses(atEnd?: AtEnd): Promise<FastifyInstance> {
  const app = await startApp({}, atEnd);
  await loadCatalogue(app.store, catalogueSource(await readContentFiles(contentDir)));
  return app;
}

/** A page of the courses, and their total. */
export async function ask(app: FastifyInstance, query = ''): Promise<{ courses: Course[]; total: number }> {
  const answer = await app.inject(`/api/courses/${query}`);
  expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200);
  return { courses: answer.json(), total: Number(answer.headers['x-total-count']) };
}
