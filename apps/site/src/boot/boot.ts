/** What the build tells the boot script: addresses of files and reads, which have hashes in their names. */
export interface BootHints {
  /** The code of the shell, the largest file of a first visit. */
  shell: string;
  /** Per language the files with its texts: the common ones first, then those of the home page. */
  texts: Record<string, string[]>;
  /** The code of the home page's first screen. */
  home: string[];
  /** The code of what is below it. */
  belowHome: string[];
  /** Code that every page fetches beside its own: the footer. */
  every: string[];
  /** Reads of the API that every page makes. */
  reads: string[];
  /** Reads that the home page adds. */
  homeReads: string[];
  /** The tags under which the languages are formatted. */
  locales: Record<string, string>;
}

/**
 * Runs inside the HTML, before anything is downloaded: finds the visitor's language and asks for what that language needs, so that texts and
 * data travel beside the code instead of after it. Must stay small: every visitor downloads it with every page.
 */
export function boot(hints: BootHints) {
  const { documentElement, head } = document;
  const known = (value: string | null) => (value && Object.hasOwn(hints.texts, value) ? value : null);
  let stored: string | null = null;
  try {
    stored = localStorage.getItem('language');
  } catch {
    // Storage is switched off: the address or the default decides.
  }
  const language = known(new URLSearchParams(location.search).get('lang')) ?? known(stored) ?? 'en';
  documentElement.lang = language;

  const ask = (rel: string, href = '', as = '') => {
    const link = document.createElement('link');
    Object.assign(link, { rel, href, as, crossOrigin: '' });
    if (href) head.append(link);
    return link;
  };
  const isHome = location.pathname === '/';
  const [common, ...ofHome] = hints.texts[language] ?? [];
  const code = isHome ? [common, ...ofHome, ...hints.home, ...hints.belowHome] : [common];
  for (const file of [...code, ...hints.every]) ask('modulepreload', file);
  for (const read of isHome ? [...hints.homeReads, ...hints.reads] : hints.reads)
    ask('preload', `${read}?lang=${language}`, 'fetch');
  // The heading face must not take the shell's share of a slow link: the splash may use it, and so fetch it, when the shell has come.
  ask('modulepreload', hints.shell).onload = () => {
    documentElement.dataset.shell = '';
  };
  // The browser's language data take a while to open on a slow phone; while the code is on its way there is time.
  setTimeout(() => {
    const locale = hints.locales[language];
    Intl.NumberFormat.supportedLocalesOf(locale);
    Intl.DateTimeFormat.supportedLocalesOf(locale);
    new Intl.NumberFormat(locale).format(0);
    new Intl.PluralRules(locale).select(0);
  }, 100);
}
