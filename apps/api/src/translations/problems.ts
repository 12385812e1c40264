import { problem } from '../http/problems/problem.ts';
import type { Texts } from '../text/languages.ts';

export const translationProblems = {
  unknownText: problem('text-not-found', 404, {
    en: 'There is no such text any more. Load the list again.',
    fr: 'Ce texte n’existe plus. Rechargez la liste.',
    ln: 'Maloba wana ezali lisusu te. Kitisa liste lisusu.',
    sw: 'Maandishi hayo hayapo tena. Pakia orodha tena.',
  }),
  /** @param text what it is now */
  changedSince: problem(
    'text-changed',
    409,
    (text: string | null): Texts => ({
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
  ),
  /** @param english what it is now */
  englishChanged: problem(
    'english-changed',
    409,
    (english: string): Texts => ({
      en: `The English has changed since you opened this text. It is now: “${english}” Nothing of yours was saved: compare, then save again.`,
      fr: `L’anglais a changé depuis que vous avez ouvert ce texte. Il est maintenant : « ${english} » Rien n’a été enregistré de votre part : comparez, puis enregistrez de nouveau.`,
      ln: `Angelais ebongwanaki nsima ya kofungola na yo maloba oyo. Sikoyo ezali: "${english}" Eloko na yo ebombamaki te: kokanisa yango, mpe bomba lisusu.`,
      sw: `Kiingereza kimebadilika tangu ufungue maandishi haya. Sasa ni: “${english}” Yako hayajahifadhiwa: linganisha, kisha hifadhi tena.`,
    }),
  ),
  notOverridden: problem('text-not-replaced', 409, {
    en: 'This text is the program’s already. Load the list again.',
    fr: 'Ce texte est déjà celui du programme. Rechargez la liste.',
    ln: 'Maloba oyo ezali deja ya programme. Kitisa liste lisusu.',
    sw: 'Maandishi haya tayari ni ya programu. Pakia orodha tena.',
  }),
};

/** Why a file cannot be read at all. */
export const fileProblems = {
  notUtf8: problem('translations-encoding-other', 422, {
    en: 'The accents of this file cannot be read: it is not in UTF-8. Save it as UTF-8 (in a spreadsheet: “CSV UTF-8”), then import it again.',
    fr: 'Les accents de ce fichier ne peuvent pas être lus : il n’est pas en UTF-8. Enregistrez-le en UTF-8 (dans un tableur : « CSV UTF-8 »), puis importez-le de nouveau.',
    ln: 'Baaccent ya fisie oyo ekoki kotangama te: ezali na UTF-8 te. Bomba yango na UTF-8 (na tableur: CSV UTF-8), mpe kotisa yango lisusu.',
    sw: 'Alama za herufi za faili hii haziwezi kusomwa: haiko katika UTF-8. Ihifadhi kama UTF-8 (katika lahajedwali: “CSV UTF-8”), kisha iingize tena.',
  }),
  notXml: problem('translations-not-xml', 422, {
    en: 'This file is not whole: an element is not closed. Export it again, or ask the translator for the file as the program wrote it.',
    fr: 'Ce fichier n’est pas entier : un élément n’est pas fermé. Exportez-le de nouveau, ou demandez au traducteur le fichier tel que le programme l’a écrit.',
    ln: 'Fisie oyo ezali mobimba te: eteni moko ekangami te. Bimisa yango lisusu, to senga na mobongoli fisie ndenge programme ekomaki yango.',
    sw: 'Faili hii si kamili: kipengele hakijafungwa. Itoe tena, au mwombe mtafsiri faili kama programu ilivyoiandika.',
  }),
  doctype: problem('translations-with-doctype', 422, {
    en: 'This file has a DOCTYPE, which may hide other files, and is not read. Ask for it without one.',
    fr: 'Ce fichier contient un DOCTYPE, qui peut cacher d’autres fichiers, et n’est pas lu. Demandez-le sans DOCTYPE.',
    ln: 'Fisie oyo ezali na DOCTYPE, oyo ekoki kobomba bafisie mosusu, mpe etangami te. Senga yango na DOCTYPE te.',
    sw: 'Faili hii ina DOCTYPE, inayoweza kuficha faili nyingine, na haisomwi. Iombe bila DOCTYPE.',
  }),
  notXliff: problem('translations-not-xliff', 422, {
    en: 'This file is not XLIFF 2.0. Save it in that format, or export it here again.',
    fr: 'Ce fichier n’est pas du XLIFF 2.0. Enregistrez-le dans ce format, ou exportez-le ici de nouveau.',
    ln: 'Fisie oyo ezali XLIFF 2.0 te. Bomba yango na format wana, to bimisa yango awa lisusu.',
    sw: 'Faili hii si XLIFF 2.0. Ihifadhi kwa muundo huo, au itoe hapa tena.',
  }),
  badCharacter: problem('translations-bad-character', 422, {
    en: 'This file has a number, as <cp> or &#…, that is no character. Take it out, or export the file here again.',
    fr: 'Ce fichier contient un nombre, en <cp> ou en &#…, qui n’est pas un caractère. Retirez-le, ou exportez le fichier ici de nouveau.',
    ln: 'Fisie oyo ezali na motango, na <cp> to na &#…, oyo ezali elembo te. Longola yango, to bimisa fisie awa lisusu.',
    sw: 'Faili hii ina namba, kwa <cp> au &#…, ambayo si herufi. Iondoe, au toa faili hapa tena.',
  }),
  notCsv: problem('translations-not-csv', 422, {
    en: 'This file is not a table with the columns id, language, english, was and translation. Export it here again.',
    fr: 'Ce fichier n’est pas un tableau avec les colonnes id, language, english, was et translation. Exportez-le ici de nouveau.',
    ln: 'Fisie oyo ezali tableau na bacolonne id, language, english, was mpe translation te. Bimisa yango awa lisusu.',
    sw: 'Faili hii si jedwali lenye safu id, language, english, was na translation. Itoe hapa tena.',
  }),
  noLanguage: problem('translations-without-language', 422, {
    en: 'This file does not say one language that the site has. Use a file that was exported here.',
    fr: 'Ce fichier n’indique pas une seule langue du site. Utilisez un fichier exporté ici.',
    ln: 'Fisie oyo elobi lokota moko ya site te. Salela fisie oyo ebimisamaki awa.',
    sw: 'Faili hii haitaji lugha moja ya tovuti. Tumia faili iliyotolewa hapa.',
  }),
  changedNow: problem('translations-changed', 409, {
    en: 'Somebody has changed one of these texts in this moment, and nothing was saved. Look at the file again.',
    fr: 'Quelqu’un vient de changer un de ces textes, et rien n’a été enregistré. Regardez de nouveau le fichier.',
    ln: 'Moto moko abongoli moko ya maloba oyo sikoyo, mpe eloko ebombamaki te. Tala fisie lisusu.',
    sw: 'Mtu amebadilisha moja ya maandishi haya sasa hivi, na hakuna kilichohifadhiwa. Angalia faili tena.',
  }),
};
