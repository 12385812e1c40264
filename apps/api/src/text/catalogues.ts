import fr from '../locales/fr.json' with { type: 'json' };
import ln from '../locales/ln.json' with { type: 'json' };
import sw from '../locales/sw.json' with { type: 'json' };
import type { Lang } from './languages.ts';

/** The translations of the server's messages, by id. English is in the code. */
export const catalogues: Record<Exclude<Lang, 'en'>, Readonly<Record<string, string>>> = { fr, ln, sw };
