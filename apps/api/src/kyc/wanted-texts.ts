import type { KycDocumentKind } from '@nzete/domain';
import type { Texts } from '../text/languages.ts';

/** As the page names them that takes them. */
export const documentNames: Record<KycDocumentKind, Texts> = {
  governmentId: {
    en: 'Government ID',
    fr: 'Pièce d’identité officielle',
    ln: 'Karte ya identité ya leta',
    sw: 'Kitambulisho cha serikali',
  },
  proofOfAddress: {
    en: 'Proof of address',
    fr: 'Justificatif de domicile',
    ln: 'Mokanda oyo emonisi adresi',
    sw: 'Uthibitisho wa anwani',
  },
};

export const wantedTexts = {
  send: {
    en: 'Please send these documents with the link below, which is for you only:',
    fr: 'Veuillez envoyer ces documents avec le lien ci-dessous, qui n’est que pour vous :',
    ln: 'Tinda mikanda oyo na lien oyo ezali na nse, ezali kaka mpo na yo:',
    sw: 'Tafadhali tuma nyaraka hizi kwa kiungo kilicho hapa chini, ambacho ni chako pekee:',
  },
  until: {
    en: 'The link works for 14 days, until',
    fr: 'Le lien fonctionne pendant 14 jours, jusqu’au',
    ln: 'Lien esalaka na boumeli ya mikolo 14, kino',
    sw: 'Kiungo kinafanya kazi kwa siku 14, hadi',
  },
  neverByMail: {
    en: 'Never send documents by e-mail, to us or to anyone who asks for them: others could read them on the way.',
    fr: 'N’envoyez jamais de documents par e-mail, ni à nous ni à quiconque les demande : d’autres pourraient les lire en chemin.',
    ln: 'Kotinda mikanda na e-mail ata moke te, epai na biso to epai ya moto nyonso oyo azali kosenga yango: bato mosusu bakoki kotanga yango na nzela.',
    sw: 'Usitume kamwe nyaraka kwa barua pepe, kwetu au kwa yeyote anayeziomba: wengine wanaweza kuzisoma njiani.',
  },
} satisfies Record<string, Texts>;
