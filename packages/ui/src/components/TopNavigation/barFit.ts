/** What is in the bar beside the name, as words. */
export interface BarContent {
  /** The words of the entries, and of what carries an icon as well. */
  labels: string[];
  withIcon: string[];
  donate: string;
  hasLanguages: boolean;
}

/** In rem, of the bar's own type: the mean width of a letter, and what is round the words of an entry. */
const LETTER = 0.52;
const ENTRY = 1.75;
const ICON = 1.6;
const DONATE = 2.5;
const LANGUAGES = 6.25;
/** The page's margins, the mark without the name, and the gap after it. */
const EDGES = 8.5;

/** How wide the bar has to be for all of it to fit in one line, in rem. Estimated from the letters, so that the server knows it too. */
export function widthNeeded({ labels, withIcon, donate, hasLanguages }: BarContent): number {
  const entry = (label: string) => label.length * LETTER + ENTRY;
  const entries = [...labels, ...withIcon].reduce((sum, label) => sum + entry(label), 0) + withIcon.length * ICON;
  return EDGES + entries + donate.length * LETTER + DONATE + (hasLanguages ? LANGUAGES : 0);
}

/** Classes for what is in the bar. */
export interface BarFit {
  /** Shown when the bar is wide enough: the entries. */
  wide: string;
  /** Shown when it is not: the menu button. */
  narrow: string;
}

/** The widths at which the entries take the place of the menu button. The root's font size counts, so twice the text needs twice the bar. */
const fits: [from: number, wide: string, narrow: string][] = [
  [60, 'nz:hidden nz:@min-[60rem]/bar:flex', 'nz:@min-[60rem]/bar:hidden'],
  [66, 'nz:hidden nz:@min-[66rem]/bar:flex', 'nz:@min-[66rem]/bar:hidden'],
  [72, 'nz:hidden nz:@min-[72rem]/bar:flex', 'nz:@min-[72rem]/bar:hidden'],
  // A screen of 1280 px beside a scroll bar.
  [79, 'nz:hidden nz:@min-[79rem]/bar:flex', 'nz:@min-[79rem]/bar:hidden'],
  [84, 'nz:hidden nz:@min-[84rem]/bar:flex', 'nz:@min-[84rem]/bar:hidden'],
  [90, 'nz:hidden nz:@min-[90rem]/bar:flex', 'nz:@min-[90rem]/bar:hidden'],
];

/** Shows the entries where they fit, and the menu button where they do not: at every width, when no bar has space for them. */
export function barFit(content: BarContent): BarFit {
  const needed = widthNeeded(content);
  const [, wide, narrow] = fits.find(([from]) => needed <= from) ?? [0, 'nz:hidden', ''];
  return { wide, narrow };
}
