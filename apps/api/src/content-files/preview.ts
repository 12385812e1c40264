import type { FastifyInstance } from 'fastify';
import type { Lang } from '../text/languages.ts';
import { storedContentFiles } from './files.ts';

/** A content list and its draft. */
export interface PreviewedList {
  path: string;
  body: unknown;
}

interface Answer {
  body: unknown;
  headers?: Record<string, string>;
}

/** What a subject answers from. */
export type PreviewParts = Pick<FastifyInstance, 'content' | 'store' | 'downloadsOf' | 'log'>;

/** What a call would answer if the draft were published; `undefined` if it would answer the same. */
export type PreviewAnswer = (
  parts: PreviewParts,
  list: PreviewedList,
  lang: Lang,
  url: URL,
) => Promise<Answer | undefined>;

/** The content files with the draft among them. */
export async function filesWith({ store }: Pick<PreviewParts, 'store'>, { path, body }: PreviewedList) {
  return (await storedContentFiles(store)).set(path, body);
}
