const STORAGE_KEY = 'visitedPlaces';

/** Which of the links to an address it is, counted in the order of the document. */
export interface LinkPlace {
  href: string;
  index: number;
}

interface Place {
  /** How far the page was scrolled, in pixels. */
  top: number;
  /** The link by which the page was left. */
  link?: LinkPlace | undefined;
}

/** Where the visitor was on each entry of the history, by the entry's key. Outlives a reload. */
export const visitedPlaces = {
  /** Undefined for an entry that the visitor has not left yet: one that was just opened. */
  read: (key: string): Place | undefined => readAll()[key],
  write(key: string, { top, link }: Place) {
    try {
      sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ ...readAll(), [key]: { top: Math.round(top), link } }));
    } catch {
      // Storage is switched off or full: going back then starts at the top.
    }
  },
};

function readAll(): Record<string, Place> {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}');
  } catch {
    return {};
  }
}

const linksTo = (href: string) => [...document.querySelectorAll<HTMLAnchorElement>(`a[href="${CSS.escape(href)}"]`)];

export function placeOf(link: HTMLAnchorElement): LinkPlace | undefined {
  const href = link.getAttribute('href');
  return href ? { href, index: linksTo(href).indexOf(link) } : undefined;
}

/** The link of a place, if the page has it and shows it: one in a menu that has closed is gone. */
export function findLink(place: LinkPlace | undefined): HTMLAnchorElement | null {
  const link = place && linksTo(place.href)[place.index];
  return link?.checkVisibility() ? link : null;
}
