import type { ContentAnswers } from '../content/answers.ts';
import { navigation } from '../content/resources/navigation.ts';
import type { Lang } from '../text/languages.ts';
import { messagesIn } from './messages/index.ts';
import type { Page, Source } from './types.ts';

/** Pages as sources, called what the menu calls them. */
export async function sourcePages(pages: readonly Page[], lang: Lang, content: ContentAnswers): Promise<Source[]> {
  const { nav_links, focus_areas } = await content.read(navigation, lang);
  const unlisted: Partial<Record<Page, string>> = messagesIn(lang).pages;
  return pages.map((href) => {
    // The top bar comes first: several focus areas may lead to one page.
    const listed = [...nav_links, ...focus_areas].find((link) => link.href === href);
    return { title: listed?.label ?? unlisted[href] ?? href, href };
  });
}
