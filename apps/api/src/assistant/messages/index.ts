import type { Lang } from '../../text/languages.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { ln } from './ln.ts';
import type { Messages } from './messages.ts';
import { sw } from './sw.ts';

const catalogues: Record<Lang, Messages> = { en, fr, ln, sw };

/** The sentences of one language. */
export const messagesIn = (lang: Lang): Messages => catalogues[lang];
