import { problem } from '../http/problems/problem.ts';
import type { Texts } from '../text/languages.ts';

export const inboxProblems = {
  unknownEntry: problem('entry-not-found', 404, {
    en: 'There is no such entry. It may have been erased: go back to the inbox.',
    fr: 'Cette entrée n’existe pas. Elle a peut-être été effacée : revenez à la boîte de réception.',
    ln: 'Eloko wana ezali te. Mbala mosusu elongolamaki: zonga na boite.',
    sw: 'Hakuna kitu kama hicho. Huenda kimefutwa: rudi kwenye kikasha.',
  }),
  statusChanged: problem('entry-decided-since', 409, {
    en: 'Someone else has already decided this. Open it again to see what was decided.',
    fr: 'Quelqu’un a pris une décision entre-temps. Rouvrez l’entrée pour la voir.',
    ln: 'Moto mosusu asili kozwa ekateli. Fungola yango lisusu mpo na komona yango.',
    sw: 'Mtu mwingine ameshaamua. Fungua tena uone kilichoamuliwa.',
  }),
  documentsChanged: problem('entry-documents-since', 409, {
    en: 'A document has arrived since you opened this. Look at it, then decide.',
    fr: 'Un document est arrivé depuis que vous avez ouvert cette page. Regardez-le, puis décidez.',
    ln: 'Mokanda moko eyei nsima ya kofungola awa. Tala yango, na nsima kata likambo.',
    sw: 'Hati imefika tangu ulipofungua ukurasa huu. Itazame, kisha uamue.',
  }),
  unknownDocument: problem('document-not-found', 404, {
    en: 'There is no such document, or it cannot be read. Ask the sender for another copy.',
    fr: 'Ce document n’existe pas ou est illisible. Demandez-en une autre copie à l’expéditeur.',
    ln: 'Mokanda wana ezali te, to ekoki kotangama te. Senga kopi mosusu epai ya motindi.',
    sw: 'Hakuna waraka kama huo, au hausomeki. Mwombe mtumaji nakala nyingine.',
  }),
  documentBeingScanned: problem('document-being-scanned', 409, {
    en: 'The document is still being checked for viruses. Try again in a few minutes.',
    fr: 'La recherche de virus dans ce document n’est pas terminée. Réessayez dans quelques minutes.',
    ln: 'Bazali naino kotala soki mokanda ezali na virus. Meka lisusu nsima ya mwa miniti.',
    sw: 'Waraka bado unakaguliwa virusi. Jaribu tena baada ya dakika chache.',
  }),
  unmarkablePdf: problem('document-not-markable', 422, {
    en: 'This PDF cannot be shown: it has a password, is damaged, or is too large. Ask the sender for a photo or a scan as JPEG or PNG, with “Ask for more”.',
    fr: 'Ce PDF ne peut pas être affiché : il est protégé par un mot de passe, endommagé ou trop volumineux. Demandez une photo ou un scan en JPEG ou PNG, par « Demander plus ».',
    ln: 'PDF oyo ekoki komonana te: ezali na mot de passe, ebebi, to eleki monene. Mpo na kosenga motindi foto to scan ya JPEG to PNG, pona Senga mosusu.',
    sw: 'PDF hii haiwezi kuonyeshwa: ina nenosiri, imeharibika, au ni kubwa mno. Mwombe mtumaji picha au skani ya JPEG au PNG, kwa “Omba zaidi”.',
  }),
  unknownTemplate: problem('template-not-found', 404, {
    en: 'There is no such template. Load the list again.',
    fr: 'Ce modèle n’existe pas. Rechargez la liste.',
    ln: 'Modèle wana ezali te. Fungola liste lisusu.',
    sw: 'Hakuna kiolezo kama hicho. Pakia orodha tena.',
  }),
  templateChanged: problem(
    'template-changed-since',
    409,
    (who: string): Texts => ({
      en: `${who} changed this template after you opened it. Nothing of yours was saved: compare, then save again.`,
      fr: `${who} a modifié ce modèle après que vous l’avez ouvert. Rien n’a été enregistré de votre part : comparez, puis enregistrez de nouveau.`,
      ln: `${who} abongolaki texte oyo nsima ya kofungola na yo. Eloko na yo ebombamaki te: kokanisa yango, mpe bomba lisusu.`,
      sw: `${who} alibadilisha kiolezo hiki baada ya wewe kukifungua. Yako haijahifadhiwa: linganisha, kisha hifadhi tena.`,
    }),
  ),
  assignmentChanged: problem('entry-assigned-since', 409, {
    en: 'Someone else has assigned this in the meantime. Nothing of yours was saved: look at who reads it now, then save again.',
    fr: 'Quelqu’un a attribué cette entrée entre-temps. Rien n’a été enregistré de votre part : regardez qui s’en occupe maintenant, puis enregistrez de nouveau.',
    ln: 'Moto mosusu apesaki yango na moto na ntango wana. Eloko na yo ebombamaki te: tala nani azali kotala yango sikoyo, mpe bomba lisusu.',
    sw: 'Mtu mwingine ameshagawa hii. Yako haijahifadhiwa: angalia nani anaishughulikia sasa, kisha hifadhi tena.',
  }),
};
