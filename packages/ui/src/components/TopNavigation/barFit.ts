/** The content of the header besides the name, as texts. */
export interface BarContent {
  /** The labels of the items, and of those that also have an icon. */
  labels: string[];
  withIcon: string[];
  donate: string;
  hasLanguages: boolean;
  hasSearch: boolean;
}

/** In rem, at the header's font size: the average width of a letter, and the padding of an item. */
const LETTER = 0.495;
const ENTRY = 1.75;
const ICON = 1.6;
const DONATE = 2.5;
const LANGUAGES = 6.25;
const SEARCH = 2.75;
/** The page's margins, the logo without the name, and the gap after it. */
const EDGES = 8.5;

/**
 * The width in rem that the header needs to fit on one line. Estimated from the number of letters,
 * so that the server knows it too.
 */
export function widthNeeded({ labels, withIcon, donate, hasLanguages, hasSearch }: BarContent): number {
  const entry = (label: string) => label.length * LETTER + ENTRY;
  const entries = [...labels, ...withIcon].reduce((sum, label) => sum + entry(label), 0) + withIcon.length * ICON;
  const fixed = EDGES + DONATE + (hasLanguages ? LANGUAGES : 0) + (hasSearch ? SEARCH : 0);
  return fixed + entries + donate.length * LETTER;
}

/** Classes of the header's content. */
export interface BarFit {
  /** Shown if the header is wide enough: the items. */
  wide: string;
  /** Shown if it is not: the menu button. */
  narrow: string;
}

/**
 * The widths from which the items replace the menu button. In rem of the root, so that twice the
 * text size needs twice the width.
 */
const fits: [from: number, wide: string, narrow: string][] = [
  [60, 'nz:hidden nz:@min-[60rem]/bar:flex', 'nz:@min-[60rem]/bar:hidden'],
  [66, 'nz:hidden nz:@min-[66rem]/bar:flex', 'nz:@min-[66rem]/bar:hidden'],
  [72, 'nz:hidden nz:@min-[72rem]/bar:flex', 'nz:@min-[72rem]/bar:hidden'],
  // A screen of 1280 px with a scroll bar.
  [79, 'nz:hidden nz:@min-[79rem]/bar:flex', 'nz:@min-[79rem]/bar:hidden'],
  [84, 'nz:hidden nz:@min-[84rem]/bar:flex', 'nz:@min-[84rem]/bar:hidden'],
  [90, 'nz:hidden nz:@min-[90rem]/bar:flex', 'nz:@min-[90rem]/bar:hidden'],
];

/**
 * Shows the items where they fit, and otherwise the menu button; always the menu button if no
 * header is wide enough.
 */
export function barFit(content: BarContent): BarFit {
  const needed = widthNeeded(content);
  const [, wide, narrow] = fits.find(([from]) => needed <= from) ?? [0, 'nz:hidden', ''];
  return { wide, narrow };
}
