import type { FastifyInstance } from 'fastify';
import type { Participants } from '../../content-files/participants.ts';
import type { PreviewAnswer } from '../../content-files/preview.ts';
import type { Subject } from '../../subject.ts';
import { deadLinks } from '../rules/dead-links.ts';
import type { FileRule } from '../rules/rule.ts';
import { type FindProblems, problemFinder } from './drafts/draft-problems.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** What keeps a draft from being published. */
    findContentProblems: FindProblems;
    /** Of all subjects. */
    previewAnswers: readonly PreviewAnswer[];
    /** Of all subjects. */
    contentParticipants: readonly Participants[];
  }
}

/** What the editor takes from a subject. */
type Parts = Pick<Subject, 'preview' | 'participants'>;

/** @param siteDir without it no link of a draft is followed */
export function contentEditing(app: FastifyInstance, subjects: readonly Parts[], siteDir = ''): void {
  const previewAnswers = subjects.flatMap(({ preview = [] }) => preview);
  const participants = subjects.flatMap(({ participants: own = [] }) => own);
  app.decorate('previewAnswers', previewAnswers);
  app.decorate('contentParticipants', participants);
  // The pages of the site do not change while the server runs.
  let links: Promise<FileRule> | undefined;
  const find = problemFinder(async (db) => {
    links ??= deadLinks(siteDir);
    const { content } = app;
    return { picture: await content.pictures(db), files: await content.fileNames(db), links: await links };
  });
  app.decorate('findContentProblems', find);
}
