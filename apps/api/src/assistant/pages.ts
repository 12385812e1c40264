import type { Province } from '../climate/provinces.ts';
import { unlistedPages } from '../content/resources/assistant.ts';
import { navigation } from '../content/resources/navigation.ts';
import { colon } from '../text/format.ts';
import type { AssistantContext } from './context.ts';
import type { Source } from './types.ts';

/** How many provinces are sources of their own; of more it is the page with all of them. */
const MOST_PROVINCES = 4;

/** The records of the provinces that were asked for as sources, else the page with those of all. */
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
    // The top bar comes first: several focus areas may lead to one page.
    const listed = [...nav_links, ...focus_areas].find((link) => link.href === href);
    const unlisted = unlistedPages.find((page) => page === href);
    return { title: listed?.label ?? (unlisted ? t(`page.${unlisted}`) : href), href };
  });
}
