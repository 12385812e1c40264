import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import { originOf } from '../http/origin.ts';
import type { Lang } from '../text/languages.ts';
import { createLeadPictures } from './lead-picture.ts';
import type { PageParts } from './page-sender.ts';
import type { AnswerFirst } from './render-pool.ts';

export interface Preview {
  page: string;
  language: Lang;
  /** Answers what the page asks of the API, instead of the API. */
  answer: AnswerFirst;
}

/** `undefined` if there is no such page. */
export type RenderPreview = (
  request: FastifyRequest,
  preview: Preview,
) => Promise<{ html: string; policy: string } | undefined>;

/** Renders a page as `page-sender.ts` does for visitors, from other data, and keeps nothing. */
export function createPreview({ app, site, pool, options }: PageParts): RenderPreview {
  const prepare = createLeadPictures({ pictures: options.picturesDir, assets: join(site.folder, 'assets') });
  return async (request, { page, language, answer }) => {
    if (!site.paths.includes(page)) return undefined;
    const visit = { language, isFromAddress: true, offered: null, isLater: true, savesData: false };
    const origin = originOf(request, options.publicUrl);
    const asked = { ...visit, path: page, search: '' };
    const rendering = await pool.whenFree(() => pool.renderPage(asked, { origin }, { answer }));
    const { html } = await prepare(rendering.html ?? '');
    return { html, policy: app.pagePolicy(html) };
  };
}
