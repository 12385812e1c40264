import type { TextsOfLanguages } from '../../format/written.tsx';
import type { SignName } from '../../primitives/Sign/Sign.tsx';

/** An item of the header. */
export interface NavigationLink extends TextsOfLanguages {
  href: string;
  label: string;
}

/** An item of the Focus Areas list. */
export interface NavigationArea extends NavigationLink {
  sign: SignName;
  /** One line below the label. */
  description?: string;
  /**
   * Shown beside the list while the area is hovered. Decorative, because the label is next to it.
   */
  image?: { src: string };
}

/**
 * How an item relates to the current page: it is that page, or an ancestor of it (`true`, as in
 * `aria-current`), or neither. Query strings, fragments and trailing slashes are ignored; home is
 * an ancestor of everything, so it only matches itself.
 */
export function currentOf(href: string, currentPath: string | undefined): 'page' | 'true' | undefined {
  const entry = pathOf(href);
  const currentPathname = pathOf(currentPath ?? '');
  if (entry === '' || currentPathname === '') return undefined;
  if (entry === currentPathname) return 'page';
  return entry !== '/' && currentPathname.startsWith(`${entry}/`) ? 'true' : undefined;
}

function pathOf(address: string): string {
  const path = address.replace(/[?#].*$/, '');
  return path.length > 1 ? path.replace(/\/+$/, '') : path;
}
