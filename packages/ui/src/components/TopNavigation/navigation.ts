import type { SignName } from '../../primitives/Sign/Sign.tsx';

/** An entry of the bar. */
export interface NavigationLink {
  href: string;
  label: string;
}

/** An entry of the Focus Areas list. */
export interface NavigationArea extends NavigationLink {
  sign: SignName;
  /** One line below the label. */
  description?: string;
  /** Shown beside the list while the area is pointed at. It repeats the label, so it takes no words of its own. */
  image?: { src: string };
}

/**
 * How an entry relates to the page being read: it is the page, or a page above it (`true`, as `aria-current` has it), or neither.
 * Queries, fragments and a slash at the end do not count; home is above everything and so marks itself only.
 */
export function currentOf(href: string, currentPath: string | undefined): 'page' | 'true' | undefined {
  const entry = pathOf(href);
  const here = pathOf(currentPath ?? '');
  if (entry === '' || here === '') return undefined;
  if (entry === here) return 'page';
  return entry !== '/' && here.startsWith(`${entry}/`) ? 'true' : undefined;
}

function pathOf(address: string): string {
  const path = address.replace(/[?#].*$/, '');
  return path.length > 1 ? path.replace(/\/+$/, '') : path;
}
