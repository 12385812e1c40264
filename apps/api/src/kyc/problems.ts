import { problem } from '../http/problems/problem.ts';
import type { Texts } from '../text/languages.ts';

const uploadGone: Texts = {
  en: 'What arrived of this document is no longer there. Send the document again.',
  fr: 'Ce qui était arrivé de ce document n’existe plus. Renvoyez le document.',
  ln: 'Eteni ya mokanda oyo ekomaki ezali lisusu te. Tinda mokanda lisusu.',
  sw: 'Sehemu ya waraka iliyofika haipo tena. Tuma waraka tena.',
};

export const documentProblems = {
  documentsBusy: problem('documents-busy', 503, {
    en: 'Many people are sending documents. Send this one again in a minute.',
    fr: 'Beaucoup de personnes envoient des documents. Renvoyez celui-ci dans une minute.',
    ln: 'Bato mingi bazali kotinda mikanda. Tinda oyo lisusu nsima ya miniti moko.',
    sw: 'Watu wengi wanatuma nyaraka. Tuma hii tena baada ya dakika moja.',
  }),
  badUploadToken: problem('upload-link-invalid', 401, {
    en: 'This document cannot be sent with this link: a part of it is missing, it is too old, or the document is not asked for. Open the newest link that we mailed, or write to us with the number.',
    fr: 'Ce document ne peut pas être envoyé avec ce lien : il en manque une partie, il est trop ancien, ou le document n’est pas demandé. Ouvrez le lien le plus récent que nous vous avons envoyé, ou écrivez-nous avec le numéro.',
    ln: 'Mokanda oyo ekoki kotindama na lien oyo te: eteni na yango ezangi, eleki kala, to basengi mokanda oyo te. Fungola lien ya sika oyo totindelaki yo, to komela biso na nimero.',
    sw: 'Waraka huu hauwezi kutumwa kwa kiungo hiki: sehemu yake haipo, ni cha zamani mno, au waraka haujaombwa. Fungua kiungo kipya zaidi tulichokutumia, au tuandikie pamoja na namba.',
  }),
  uploadGone: problem('upload-gone', 410, uploadGone),
  unknownUpload: problem('upload-not-found', 404, uploadGone),
  otherFileType: problem('file-type-wrong', 422, {
    en: 'The file is not what its type says. Send a PDF, JPEG or PNG file.',
    fr: 'Le fichier n’est pas du type annoncé. Envoyez un fichier PDF, JPEG ou PNG.',
    ln: 'Fisie ezali te ya ndenge oyo eyebisami. Tinda fisie ya PDF, JPEG to PNG.',
    sw: 'Faili si ya aina iliyotajwa. Tuma faili ya PDF, JPEG au PNG.',
  }),
  infectedFile: problem('file-infected', 422, {
    en: 'The file contains a virus and was not stored. Check your device with an antivirus program, and send another copy.',
    fr: 'Le fichier contient un virus et n’a pas été enregistré. Analysez votre appareil avec un antivirus, puis envoyez une autre copie.',
    ln: 'Fisie ezali na virus mpe ebombami te. Tala appareil na yo na antivirus, mpe tinda kopi mosusu.',
    sw: 'Faili ina virusi na haikuhifadhiwa. Kagua kifaa chako kwa programu ya antivirusi, kisha tuma nakala nyingine.',
  }),
  wrongOffset: problem('upload-offset-wrong', 409, 'Upload-Offset is not how much has arrived. HEAD says how much.'),
  /** @param said what the server of the protocol says, in English */
  otherProtocol: problem('upload-protocol-other', 412, (said: string) => said),
  badUpload: problem('upload-request-invalid', 400, (said: string) => said),
};
