import type { PreviewAnswer, PreviewedList, PreviewParts } from '../../../content-files/preview.ts';
import type { Samples } from '../../../content-files/samples.ts';
import { readStoredFile } from '../../../content-files/stored.ts';
import type { Lang } from '../../../text/languages.ts';
import { explainedResources } from '../../resources/explained.ts';
import { contentResources } from '../../resources/index.ts';

/** The lists that a page asks for as they are. */
const shownLists = [...contentResources, ...explainedResources];

/** The list of the draft, and, for a draft of `/samples`, the other lists with its sample marks. */
export const preview: PreviewAnswer = async ({ content, store }, list, lang, { pathname }) => {
  const resource = shownLists.find(({ path }) => path === pathname);
  if (!resource) return undefined;
  if (pathname === list.path) return { body: JSON.parse(await content.textOf(resource, lang, list.body)) };
  if (list.path !== '/samples') return undefined;
  const source = await readStoredFile(store, resource.path);
  return { body: JSON.parse(await content.textOf(resource, lang, source, list.body as Samples)) };
};

/** What the API would answer if the draft were published; `undefined` if it would answer the same. */
export async function answerWith(
  parts: PreviewParts & { previewAnswers: readonly PreviewAnswer[] },
  list: PreviewedList,
  lang: Lang,
  url: URL,
): ReturnType<PreviewAnswer> {
  for (const answer of parts.previewAnswers) {
    const found = await answer(parts, list, lang, url);
    if (found) return found;
  }
  return undefined;
}
