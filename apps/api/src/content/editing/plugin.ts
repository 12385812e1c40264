import type { FastifyInstance } from 'fastify';
import type { PreviewAnswer } from '../../content-files/preview.ts';
import { deadLinks } from '../rules/dead-links.ts';
import type { FileRule } from '../rules/rule.ts';
import { type FindProblems, problemFinder } from './drafts/draft-problems.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** What keeps a draft from being published. */
    findContentProblems: FindProblems;
    /** Of all subjects. */
    previewAnswers: readonly PreviewAnswer[];
  }
}

/** @param siteDir without it no link of a draft is followed */
export function contentEditing(app: FastifyInstance, previewAnswers: readonly PreviewAnswer[], siteDir = ''): void {
  app.decorate('previewAnswers', previewAnswers);
  // The pages of the site do not change while the server runs.
  let links: Promise<FileRule> | undefined;
  const find = problemFinder(async (db) => {
    links ??= deadLinks(siteDir);
    const { content } = app;
    return { picture: await content.pictures(db), files: await content.fileNames(db), links: await links };
  });
  app.decorate('findContentProblems', find);
}
