import type { Texts } from '../text/languages.ts';

export const translationErrors = {
  unknownText: {
    en: 'There is no such text any more. Load the list again.',
    fr: 'Ce texte n’existe plus. Rechargez la liste.',
    ln: 'Maloba wana ezali lisusu te. Kitisa liste lisusu.',
    sw: 'Maandishi hayo hayapo tena. Pakia orodha tena.',
  },
  /** @param text what it is now */
  changedSince: (text: string | null): Texts => ({
    en: text
      ? `This text has changed since you opened it. It is now: “${text}” Nothing of yours was saved: compare, then save again.`
      : 'This text has been removed since you opened it. Nothing of yours was saved: load the list again.',
    fr: text
      ? `Ce texte a changé depuis que vous l’avez ouvert. Il est maintenant : « ${text} » Rien n’a été enregistré de votre part : comparez, puis enregistrez de nouveau.`
      : 'Ce texte a été retiré depuis que vous l’avez ouvert. Rien n’a été enregistré de votre part : rechargez la liste.',
    ln: text
      ? `Maloba oyo ebongwanaki nsima ya kofungola na yo. Sikoyo ezali: "${text}" Eloko na yo ebombamaki te: kokanisa yango, mpe bomba lisusu.`
      : 'Maloba oyo elongolamaki nsima ya kofungola na yo. Eloko na yo ebombamaki te: kitisa liste lisusu.',
    sw: text
      ? `Maandishi haya yamebadilika tangu uyafungue. Sasa ni: “${text}” Yako hayajahifadhiwa: linganisha, kisha hifadhi tena.`
      : 'Maandishi haya yameondolewa tangu uyafungue. Yako hayajahifadhiwa: pakia orodha tena.',
  }),
  notOverridden: {
    en: 'This text is the program’s already. Load the list again.',
    fr: 'Ce texte est déjà celui du programme. Rechargez la liste.',
    ln: 'Maloba oyo ezali deja ya programme. Kitisa liste lisusu.',
    sw: 'Maandishi haya tayari ni ya programu. Pakia orodha tena.',
  },
} satisfies Record<string, Texts | ((text: string | null) => Texts)>;
