import type { Gift } from '@nzete/api-client/staff';
import { defaultLanguages } from '@nzete/ui/format';

/** The language in which the donor is written to. */
export const languageOf = ({ language }: Pick<Gift, 'language'>) => language ?? 'en';

/** Its own name for itself. */
export const languageName = (gift: Pick<Gift, 'language'>) =>
  defaultLanguages.find(({ code }) => code === languageOf(gift))?.name ?? languageOf(gift);
