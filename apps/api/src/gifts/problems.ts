import { problem } from '../http/problems/problem.ts';
import type { Texts } from '../text/languages.ts';

export const giftProblems = {
  unknownGift: problem('gift-not-found', 404, {
    en: 'There is no such gift. It may have been erased: go back to the list.',
    fr: 'Ce don n’existe pas. Il a peut-être été effacé : revenez à la liste.',
    ln: 'Likabo wana ezali te. Mbala mosusu elongolamaki: zonga na liste.',
    sw: 'Hakuna mchango kama huo. Huenda umefutwa: rudi kwenye orodha.',
  }),
  alreadyDecided: problem('gift-decided-since', 409, {
    en: 'Someone else has already decided this. Open it again to see what was decided.',
    fr: 'Quelqu’un a pris une décision entre-temps. Rouvrez le don pour la voir.',
    ln: 'Moto mosusu asili kozwa ekateli. Fungola likabo lisusu mpo na komona yango.',
    sw: 'Mtu mwingine ameshaamua. Fungua mchango tena uone kilichoamuliwa.',
  }),
  noReceipt: problem('gift-without-receipt', 409, {
    en: 'This gift has no receipt: only a confirmed gift gets one. Confirm it first.',
    fr: 'Ce don n’a pas de reçu : seul un don confirmé en reçoit un. Confirmez-le d’abord.',
    ln: 'Likabo oyo ezali na resu te: kaka likabo oyo endimami ezwaka yango. Ndima yango liboso.',
    sw: 'Mchango huu hauna stakabadhi: ni mchango uliothibitishwa tu unaoipata. Uthibitishe kwanza.',
  }),
  /** @param text what the donor wrote */
  unprintable: problem(
    'receipt-not-printable',
    409,
    (text: string): Texts => ({
      en: `The receipt cannot print “${text}”: its letters are not in the font. No number was given. Ask the donor to enter the gift again in Latin letters, then refuse this one.`,
      fr: `Le reçu ne peut pas imprimer « ${text} » : ces lettres manquent à sa police. Aucun numéro n’a été donné. Demandez au donateur de saisir de nouveau le don en lettres latines, puis refusez celui-ci.`,
      ln: `Resu ekoki te kobimisa "${text}": bilembo na yango ezali te na police. Nimero moko te epesamaki. Senga na mopesi ayebisa likabo lisusu na bilembo ya Latin, mpe boya oyo.`,
      sw: `Stakabadhi haiwezi kuchapisha “${text}”: herufi zake hazimo katika fonti. Hakuna namba iliyotolewa. Mwombe mfadhili atangaze mchango tena kwa herufi za Kilatini, kisha ukatae huu.`,
    }),
  ),
};
