import type { Texts } from '../text/languages.ts';

export const eventErrors = {
  unknownEvent: {
    en: 'There is no such event, or it is over. The page of the events lists the next ones.',
    fr: 'Cet événement n’existe pas, ou il est passé. La page des événements présente les prochains.',
    ln: 'Likita yango ezali te, to esili. Lokasa ya makita elakisi oyo ezali koya.',
    sw: 'Hakuna tukio hilo, au limekwisha. Ukurasa wa matukio unaonyesha yajayo.',
  },
} satisfies Record<string, Texts>;
