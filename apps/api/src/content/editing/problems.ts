import { problem } from '../../http/problems/problem.ts';
import type { Texts } from '../../text/languages.ts';

/** `who` is a name and a time: see `name-and-time.ts`. */
export const contentProblems = {
  unknownList: problem('list-not-found', 404, {
    en: 'There is no such list. Go back to the list of all content.',
    fr: 'Cette liste n’existe pas. Revenez à la liste de tous les contenus.',
    ln: 'Liste wana ezali te. Zonga na liste ya makambo nyonso.',
    sw: 'Hakuna orodha kama hiyo. Rudi kwenye orodha ya maudhui yote.',
  }),
  noDraft: problem('draft-gone', 409, {
    en: 'There is no draft any more: it was published or discarded. Open the list again.',
    fr: 'Ce brouillon n’existe plus : il a été publié ou supprimé. Rouvrez la liste.',
    ln: 'Brouillon ezali lisusu te: ebimisamaki to elongolamaki. Fungola liste lisusu.',
    sw: 'Rasimu haipo tena: imechapishwa au imefutwa. Fungua orodha tena.',
  }),
  savedSince: problem(
    'list-saved-since',
    409,
    (who: string): Texts => ({
      en: `${who} saved this list after you opened it. Nothing of yours was saved: compare, then save again.`,
      fr: `${who} a enregistré cette liste après que vous l’avez ouverte. Rien n’a été enregistré de votre part : comparez, puis enregistrez de nouveau.`,
      ln: `${who} abombaki liste oyo nsima ya kofungola na yo. Eloko na yo ebombamaki te: kokanisa yango, mpe bomba lisusu.`,
      sw: `${who} alihifadhi orodha hii baada ya wewe kuifungua. Yako haijahifadhiwa: linganisha, kisha hifadhi tena.`,
    }),
  ),
  publishedSince: problem(
    'list-published-since',
    409,
    (who: string): Texts => ({
      en: `${who} published this list after this draft was begun. Nothing was published: compare, then save the draft again.`,
      fr: `${who} a publié cette liste après le début de ce brouillon. Rien n’a été publié : comparez, puis enregistrez de nouveau le brouillon.`,
      ln: `${who} abimisaki liste oyo nsima ya ebandeli ya brouillon oyo. Eloko ebimisamaki te: kokanisa yango, mpe bomba brouillon lisusu.`,
      sw: `${who} alichapisha orodha hii baada ya rasimu hii kuanzishwa. Hakuna kilichochapishwa: linganisha, kisha hifadhi rasimu tena.`,
    }),
  ),
  plannedSince: problem('list-scheduled-since', 409, {
    en: 'Someone else has chosen another time in the meantime. Open the list again to see when it will be published.',
    fr: 'Quelqu’un a choisi une autre date entre-temps. Rouvrez la liste pour voir quand elle sera publiée.',
    ln: 'Moto mosusu aponaki ngonga mosusu na ntango wana. Fungola liste lisusu mpo na komona ntango ekobima.',
    sw: 'Mtu mwingine amechagua wakati mwingine. Fungua orodha tena uone itachapishwa lini.',
  }),
  restoredTooLate: problem(
    'list-published-before-restore',
    409,
    (who: string): Texts => ({
      en: `${who} published this list after you opened it. Nothing was put back: look at the new version first.`,
      fr: `${who} a publié cette liste après que vous l’avez ouverte. Rien n’a été rétabli : regardez d’abord la nouvelle version.`,
      ln: `${who} abimisaki liste oyo nsima ya kofungola na yo. Eloko ezongisamaki te: tala naino version ya sika.`,
      sw: `${who} alichapisha orodha hii baada ya wewe kuifungua. Hakuna kilichorudishwa: kwanza angalia toleo jipya.`,
    }),
  ),
  hasProblems: problem('draft-has-problems', 409, {
    en: 'This draft has problems and was not published. Correct the marked places first.',
    fr: 'Ce brouillon a des erreurs et n’a pas été publié. Corrigez d’abord les endroits signalés.',
    ln: 'Brouillon oyo ezali na mabunga mpe ebimisamaki te. Bongisa liboso bisika oyo elakisami.',
    sw: 'Rasimu hii ina makosa na haijachapishwa. Sahihisha kwanza sehemu zilizoonyeshwa.',
  }),
  noNote: problem('note-gone', 409, {
    en: 'This note is no longer there: the value has changed, or a colleague has answered. Open the list again.',
    fr: 'Cette remarque n’existe plus : la valeur a changé, ou un collègue a répondu. Rouvrez la liste.',
    ln: 'Likebisi oyo ezali lisusu te: motuya ebongwani, to moninga ayanoli. Fungola liste lisusu.',
    sw: 'Dokezo hili halipo tena: thamani imebadilika, au mwenzako amejibu. Fungua orodha tena.',
  }),
  noPreview: problem('preview-not-found', 404, {
    en: 'This list cannot be shown on this page. Choose a page that shows it.',
    fr: 'Cette liste ne peut pas être affichée sur cette page. Choisissez une page qui l’affiche.',
    ln: 'Liste oyo ekoki komonana na lokasa oyo te. Pona lokasa oyo elakisaka yango.',
    sw: 'Orodha hii haiwezi kuonyeshwa kwenye ukurasa huu. Chagua ukurasa unaoionyesha.',
  }),
  notShown: problem('preview-not-possible', 409, {
    en: 'The page cannot be shown with this draft yet. Correct the marked places first, or try again in a moment.',
    fr: 'La page ne peut pas encore être affichée avec ce brouillon. Corrigez d’abord les endroits signalés, ou réessayez dans un instant.',
    ln: 'Lokasa ekoki naino komonana na brouillon oyo te. Bongisa liboso bisika oyo elakisami, to meka lisusu nsima ya mwa ntango.',
    sw: 'Ukurasa hauwezi kuonyeshwa bado kwa rasimu hii. Sahihisha kwanza sehemu zilizoonyeshwa, au jaribu tena baada ya muda mfupi.',
  }),
  unreadablePhoto: problem('photo-unreadable', 422, {
    en: 'This file cannot be used as a photo: send a JPEG, PNG or WebP of at most 10 MB and 60 million pixels.',
    fr: 'Ce fichier ne peut pas servir de photo : envoyez un JPEG, un PNG ou un WebP d’au plus 10 Mo et 60 millions de pixels.',
    ln: 'Fisie oyo ekoki kosalelama lokola foto te: tinda JPEG, PNG to WebP ya 10 Mo mpe ya bapixel milio 60, koleka te.',
    sw: 'Faili hii haiwezi kutumika kama picha: tuma JPEG, PNG au WebP isiyozidi MB 10 na pikseli milioni 60.',
  }),
  otherCrop: problem('photo-crop-invalid', 422, {
    en: 'The part of a photo has four numbers: left, top, width and height. Send all of them, or none.',
    fr: 'La partie d’une photo a quatre nombres : left, top, width et height. Envoyez-les tous, ou aucun.',
    ln: 'Eteni ya foto ezali na mitango minei: left, top, width mpe height. Tinda nyonso, to moko te.',
    sw: 'Sehemu ya picha ina namba nne: left, top, width na height. Tuma zote, au hakuna.',
  }),
  photosBusy: problem('photos-busy', 503, {
    en: 'Other photos are being made smaller. Try again in a minute.',
    fr: 'D’autres photos sont en cours de traitement. Réessayez dans une minute.',
    ln: 'Bazali kobongisa bafoto mosusu. Meka lisusu nsima ya miniti moko.',
    sw: 'Picha nyingine zinatayarishwa. Jaribu tena baada ya dakika moja.',
  }),
  lockedPdf: problem('pdf-locked', 422, {
    en: 'This PDF is protected with a password. Save a copy without the password, and upload that.',
    fr: 'Ce PDF est protégé par un mot de passe. Enregistrez-en une copie sans mot de passe, et envoyez-la.',
    ln: 'PDF oyo ebatelami na mot de passe. Bomba kopi oyo ezangi mot de passe, mpe tinda yango.',
    sw: 'PDF hii inalindwa kwa nenosiri. Hifadhi nakala bila nenosiri, kisha pakia hiyo.',
  }),
  activePdf: problem('pdf-with-actions', 422, {
    en: 'This PDF has scripts, form fields, attached files or actions, and was not kept. Open it, choose Print, then “Save as PDF”, and upload the new file.',
    fr: 'Ce PDF contient des scripts, des champs de formulaire, des pièces jointes ou des actions, et n’a pas été conservé. Ouvrez-le, choisissez Imprimer, puis « Enregistrer au format PDF », et envoyez le nouveau fichier.',
    ln: 'PDF oyo ezali na bascript, bisika ya kotondisa, bafisie ekangami to misala, mpe ebombamaki te. Fungola yango, pona Imprimer, na nsima Enregistrer au format PDF, mpe tinda fisie ya sika.',
    sw: 'PDF hii ina skripti, sehemu za fomu, faili zilizoambatishwa au vitendo, na haikuhifadhiwa. Ifungue, chagua Chapisha, kisha “Hifadhi kama PDF”, na upakie faili mpya.',
  }),
  brokenPdf: problem('pdf-unreadable', 422, {
    en: 'This file cannot be read as a PDF: it is damaged, or too much. Open it, save it as PDF once more, and upload that, with at most 20 MB and 500 pages.',
    fr: 'Ce fichier ne peut pas être lu comme PDF : il est endommagé, ou trop grand. Ouvrez-le, enregistrez-le de nouveau en PDF, et envoyez cette copie, d’au plus 20 Mo et 500 pages.',
    ln: 'Fisie oyo ekoki kotangama lokola PDF te: ebebi, to eleki monene. Fungola yango, bomba yango lisusu na PDF, mpe tinda kopi wana, 20 Mo mpe nkasa 500 koleka te.',
    sw: 'Faili hii haiwezi kusomwa kama PDF: imeharibika, au ni kubwa mno. Ifungue, ihifadhi tena kama PDF, na upakie nakala hiyo, isiyozidi MB 20 na kurasa 500.',
  }),
  unknownFile: problem('file-not-found', 404, {
    en: 'There is no such file. Open the list again and upload it once more.',
    fr: 'Ce fichier n’existe pas. Rouvrez la liste et envoyez-le de nouveau.',
    ln: 'Fisie wana ezali te. Fungola liste lisusu mpe tinda yango lisusu.',
    sw: 'Faili hiyo haipo. Fungua orodha tena na uipakie tena.',
  }),
  unknownVersion: problem('version-not-found', 404, {
    en: 'This version is no longer kept. Choose one from the history.',
    fr: 'Cette version n’est plus conservée. Choisissez-en une dans l’historique.',
    ln: 'Version oyo ebatelami lisusu te. Pona mosusu na lisolo ya mbongwana.',
    sw: 'Toleo hili halihifadhiwi tena. Chagua moja kwenye historia.',
  }),
  versionDoesNotFit: problem('version-does-not-fit', 409, {
    en: 'This version does not fit the rules of today and was not published. Open it, and copy what you need into a draft.',
    fr: 'Cette version ne respecte pas les règles actuelles et n’a pas été publiée. Ouvrez-la et copiez ce qu’il vous faut dans un brouillon.',
    ln: 'Version oyo eyokani te na mibeko ya lelo mpe ebimisamaki te. Fungola yango, mpe kopia oyo osengeli na yango na brouillon.',
    sw: 'Toleo hili haliendani na kanuni za leo na halijachapishwa. Lifungue, kisha nakili unachohitaji kwenye rasimu.',
  }),
  otherText: problem('checked-text-changed', 409, {
    en: 'The text or its English has changed since you read it, and is not marked as checked. Open the list again and read the new text.',
    fr: 'Le texte ou son original anglais a changé depuis votre lecture et n’est pas marqué comme vérifié. Rouvrez la liste et lisez le nouveau texte.',
    ln: 'Maloba to angelais na yango ebongwanaki nsima ya kotanga na yo, mpe emonani te lokola etalami. Fungola liste lisusu mpe tanga maloba ya sika.',
    sw: 'Maandishi au Kiingereza chake yamebadilika tangu uyasome, na hayajawekwa kuwa yamekaguliwa. Fungua orodha tena usome maandishi mapya.',
  }),
};
