import { reports } from '../content/resources/reports.ts';
import type { PreviewAnswer } from '../content-files/preview.ts';

/** The sizes of the PDFs of a draft. */
export const preview: PreviewAnswer = async ({ content, downloadsOf }, list, lang, { pathname }) => {
  if (list.path !== reports.path || pathname !== '/downloads') return undefined;
  const draft = JSON.parse(await content.textOf(reports, lang, list.body));
  return { body: await downloadsOf(lang, draft) };
};
