import type { Texts } from '../text/languages.ts';

/** The name of the calendar. */
export const calendarName: Texts = {
  en: 'Nzete: events',
  fr: 'Nzete\u00a0: événements',
  ln: 'Nzete: makita',
  sw: 'Nzete: matukio',
};
