import type { Province } from '../climate/provinces.ts';
import { isAssistantTextKey } from '../content/resources/assistant-texts.ts';
import { navigation } from '../content/resources/navigation.ts';
import { colon } from '../text/format.ts';
import type { AssistantContext } from './context.ts';
import type { Source } from './types.ts';

/** With more provinces than this, the source is the page of all provinces. */
const MOST_PROVINCES = 4;

export async function climateSources(places: Province[], context: AssistantContext): Promise<Source[]> {
  const pages = await sourcePages(['/data'], context);
  if (places.length === 0 || places.length > MOST_PROVINCES) return pages;
  return pages.flatMap(({ title, href }) =>
    places.map(({ code, name }) => ({
      title: `${title}${colon(context.lang)}${name}`,
      href: `${href}?province=${code}`,
    })),
  );
}

export async function sourcePages(pages: readonly string[], { content, lang, t }: AssistantContext): Promise<Source[]> {
  const { nav_links, focus_areas } = await content.read(navigation, lang);
  return pages.map((href) => {
    // The navigation bar comes first, because several focus areas may link to one page.
    const listed = [...nav_links, ...focus_areas].find((link) => link.href === href);
    const key = `page.${href}`;
    return { title: listed?.label ?? (isAssistantTextKey(key) ? t(key) : href), href };
  });
}
