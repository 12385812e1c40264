import type { Texts } from '../text/languages.ts';

const few = (count: number, one: string, more: string) => (count === 1 ? one : more);

/** A plain {@link Detail} is not here, because it is English in every language. */
export const errorTexts = {
  emptyBody: {
    en: 'The body is empty.',
    fr: 'Le corps de la requête est vide.',
    ln: 'Bosengi ezali mpamba.',
    sw: 'Ombi halina maudhui.',
  },
  notJson: {
    en: 'The body is not valid JSON.',
    fr: 'Le corps de la requête n’est pas du JSON valide.',
    ln: 'Oyo otindi ezali JSON ya malamu te.',
    sw: 'Ulichotuma si JSON sahihi.',
  },
  wrongLength: {
    en: 'The body does not have the length that was announced.',
    fr: 'Le corps de la requête n’a pas la longueur annoncée.',
    ln: 'Molai ya oyo otindi ekokani te na oyo eyebisamaki.',
    sw: 'Urefu wa ulichotuma si ule uliotangazwa.',
  },
  bodyTooLarge: {
    en: 'The body is too large.',
    fr: 'Ce que vous envoyez est trop volumineux.',
    ln: 'Oyo otindi eleki monene.',
    sw: 'Ulichotuma ni kikubwa mno.',
  },
  wrongType: {
    en: 'The body has a content type that this call does not take.',
    fr: 'Ce que vous envoyez est d’un type qui n’est pas accepté ici.',
    ln: 'Oyo otindi ezali ya ndenge oyo endimami awa te.',
    sw: 'Ulichotuma ni cha aina isiyokubaliwa hapa.',
  },
  unreadableAddress: {
    en: 'The address cannot be read.',
    fr: 'L’adresse est illisible.',
    ln: 'Adresi ekoki kotangama te.',
    sw: 'Anwani haisomeki.',
  },
  addressTooLong: {
    en: 'The address is too long.',
    fr: 'L’adresse est trop longue.',
    ln: 'Adresi eleki molai.',
    sw: 'Anwani ni ndefu mno.',
  },
  unreadable: {
    en: 'The request cannot be read.',
    fr: 'La requête est illisible.',
    ln: 'Bosengi ekoki kotangama te.',
    sw: 'Ombi halisomeki.',
  },
  notFound: { en: 'Not found', fr: 'Introuvable', ln: 'Emonani te', sw: 'Haikupatikana' },
  failed: {
    en: 'The request failed.',
    fr: 'La requête a échoué.',
    ln: 'Bosengi elongi te.',
    sw: 'Ombi halikufaulu.',
  },
  wentWrong: {
    en: 'Something went wrong on our side. Try again shortly.',
    fr: 'Une erreur s’est produite de notre côté. Réessayez dans un instant.',
    ln: 'Likambo moko etamboli malamu te epai na biso. Meka lisusu mwa moke na nsima.',
    sw: 'Hitilafu imetokea upande wetu. Jaribu tena baada ya muda mfupi.',
  },
  busy: {
    en: 'The service is busy. Try again shortly.',
    fr: 'Le service est très sollicité. Réessayez dans un instant.',
    ln: 'Service ezali na mosala mingi. Meka lisusu mwa moke na nsima.',
    sw: 'Huduma ina shughuli nyingi. Jaribu tena baada ya muda mfupi.',
  },
  answerTooSlow: {
    en: 'The answer took too long. Try again shortly.',
    fr: 'La réponse a pris trop de temps. Réessayez dans un instant.',
    ln: 'Eyano eumeli mingi. Meka lisusu mwa moke na nsima.',
    sw: 'Jibu limechukua muda mrefu mno. Jaribu tena baada ya muda mfupi.',
  },
  otherSite: {
    en: 'This was sent from another site. Open the site of the foundation and send it there.',
    fr: 'Ceci a été envoyé depuis un autre site. Ouvrez le site de la fondation et envoyez-le de là.',
    ln: 'Oyo euti na site mosusu. Fungola site ya fondation mpe tinda yango kuna.',
    sw: 'Hii imetumwa kutoka tovuti nyingine. Fungua tovuti ya taasisi uitume kutoka hapo.',
  },
  keyOfAnother: {
    en: 'This Idempotency-Key came with another request before. Send a new request with a new key.',
    fr: 'Cette Idempotency-Key est déjà venue avec une autre requête. Envoyez une nouvelle requête avec une nouvelle clé.',
    ln: 'Idempotency-Key oyo esilaki koya na bosengi mosusu. Tinda bosengi ya sika na fungola ya sika.',
    sw: 'Idempotency-Key hii ilishakuja na ombi jingine. Tuma ombi jipya lenye ufunguo mpya.',
  },
  tooManyRequests: (seconds: number) => ({
    en: `Too many requests. Try again in ${seconds} ${few(seconds, 'second', 'seconds')}.`,
    fr: `Trop de demandes. Réessayez dans ${seconds} ${few(seconds, 'seconde', 'secondes')}.`,
    ln: `Bosengi eleki mingi. Meka lisusu nsima ya segonde ${seconds}.`,
    sw: `Maombi ni mengi mno. Jaribu tena baada ya sekunde ${seconds}.`,
  }),
  tooManyWrongPasswords: (minutes: number) => ({
    en: `Too many wrong passwords. Try again in ${minutes} ${few(minutes, 'minute', 'minutes')}.`,
    fr: `Trop de mots de passe erronés. Réessayez dans ${minutes} ${few(minutes, 'minute', 'minutes')}.`,
    ln: `Mot de passe ya mabe ekomami mbala mingi. Meka lisusu nsima ya miniti ${minutes}.`,
    sw: `Nenosiri limekosewa mara nyingi mno. Jaribu tena baada ya dakika ${minutes}.`,
  }),
  signInBusy: {
    en: 'Too many people are signing in. Try again shortly.',
    fr: 'Trop de personnes se connectent en ce moment. Réessayez dans un instant.',
    ln: 'Bato mingi bazali kokota sikoyo. Meka lisusu mwa moke na nsima.',
    sw: 'Watu wengi mno wanaingia sasa hivi. Jaribu tena baada ya muda mfupi.',
  },
  assistantBusy: {
    en: 'The assistant is answering others. Try again in a few seconds.',
    fr: 'L’assistant répond à d’autres personnes. Réessayez dans quelques secondes.',
    ln: 'Mosungi azali koyanola bato basusu. Meka lisusu mwa moke na nsima.',
    sw: 'Msaidizi anawajibu wengine. Jaribu tena baada ya sekunde chache.',
  },
  documentsBusy: {
    en: 'Many people are sending documents. Send this one again in a minute.',
    fr: 'Beaucoup de personnes envoient des documents. Renvoyez celui-ci dans une minute.',
    ln: 'Bato mingi bazali kotinda mikanda. Tinda oyo lisusu nsima ya miniti moko.',
    sw: 'Watu wengi wanatuma nyaraka. Tuma hii tena baada ya dakika moja.',
  },
  badUploadToken: {
    en: 'The upload token is missing, wrong or older than 24 hours. Send the application again.',
    fr: 'Le jeton d’envoi manque, est erroné ou a plus de 24 heures. Envoyez de nouveau la demande.',
    ln: 'Jeton ya kotinda ezangi, ezali ya mabe to eleki ngonga 24. Tinda bosengi lisusu.',
    sw: 'Tokeni ya kutuma nyaraka haipo, si sahihi au imezidi saa 24. Tuma ombi tena.',
  },
  otherFileType: {
    en: 'The file is not what its type says. Send a PDF, JPEG or PNG file.',
    fr: 'Le fichier n’est pas du type annoncé. Envoyez un fichier PDF, JPEG ou PNG.',
    ln: 'Fisie ezali te ya ndenge oyo eyebisami. Tinda fisie ya PDF, JPEG to PNG.',
    sw: 'Faili si ya aina iliyotajwa. Tuma faili ya PDF, JPEG au PNG.',
  },
  infectedFile: {
    en: 'The file contains a virus and was not stored. Check your device with an antivirus program, and send another copy.',
    fr: 'Le fichier contient un virus et n’a pas été enregistré. Analysez votre appareil avec un antivirus, puis envoyez une autre copie.',
    ln: 'Fisie ezali na virus mpe ebombami te. Tala appareil na yo na antivirus, mpe tinda kopi mosusu.',
    sw: 'Faili ina virusi na haikuhifadhiwa. Kagua kifaa chako kwa programu ya antivirusi, kisha tuma nakala nyingine.',
  },
  unknownProvince: {
    en: 'There is no such province. Use a name such as Kinshasa, or a code such as CD-KN.',
    fr: 'Cette province n’existe pas. Donnez un nom tel que Kinshasa, ou un code tel que CD-KN.',
    ln: 'Etuka yango ezali te. Pesa nkombo lokola Kinshasa, to code lokola CD-KN.',
    sw: 'Jimbo hilo halipo. Tumia jina kama Kinshasa, au msimbo kama CD-KN.',
  },
  unknownReport: {
    en: 'There is no report with this number. See GET /reports for those that exist.',
    fr: 'Aucun rapport ne porte ce numéro. GET /reports donne ceux qui existent.',
    ln: 'Rapport ya nimero oyo ezali te. GET /reports elakisaka oyo ezali.',
    sw: 'Hakuna ripoti yenye namba hii. GET /reports inaonyesha zilizopo.',
  },
  unpublishedReport: {
    en: 'This report is still being written. It can be downloaded once it is published.',
    fr: 'Ce rapport est encore en cours de rédaction. Il pourra être téléchargé dès sa publication.',
    ln: 'Rapport oyo ezali naino kokomama. Okokoka kozwa yango ntango ekobimisama.',
    sw: 'Ripoti hii bado inaandikwa. Itaweza kupakuliwa ikishachapishwa.',
  },
  updateGone: {
    en: 'The update from which to go on no longer exists. Begin again with the newest.',
    fr: 'La nouvelle à partir de laquelle continuer n’existe plus. Recommencez par les plus récentes.',
    ln: 'Basango oyo osengaki kobanda na yango ezali lisusu te. Banda lisusu na oyo ya sika.',
    sw: 'Habari ya kuendelea kutoka hapo haipo tena. Anza upya na habari mpya zaidi.',
  },
  badUnsubscribeLink: {
    en: 'This link does not work: perhaps a part of it is missing. Copy the whole link, or write to us.',
    fr: 'Ce lien ne fonctionne pas : il en manque peut-être une partie. Copiez le lien entier, ou écrivez-nous.',
    ln: 'Lien oyo esalaka te: mbala mosusu eteni moko ezangi. Zwa lien mobimba, to komela biso.',
    sw: 'Kiungo hiki hakifanyi kazi: huenda sehemu yake haipo. Nakili kiungo chote, au tuandikie.',
  },
  noInterests: {
    en: 'No interests are registered for this e-mail address.',
    fr: 'Aucun choix de cours n’est inscrit pour cette adresse e-mail.',
    ln: 'Mposa ya mateya moko te ekomisami mpo na adresi oyo ya e-mail.',
    sw: 'Hakuna machaguo ya kozi yaliyoandikishwa kwa anwani hii ya barua pepe.',
  },
  interestsGone: {
    en: 'These interests no longer exist. Register them again.',
    fr: 'Ces choix de cours n’existent plus. Inscrivez-les de nouveau.',
    ln: 'Mposa yango ezali lisusu te. Komisa yango lisusu.',
    sw: 'Machaguo yako ya kozi hayapo tena. Yaandikishe upya.',
  },
  interestsTaken: {
    en: 'Interests for this e-mail address already exist. Look them up by e-mail, then update them.',
    fr: 'Des choix de cours existent déjà pour cette adresse e-mail. Retrouvez-les par l’adresse, puis modifiez-les.',
    ln: 'Mposa ya mateya esilaki kokomisama mpo na adresi oyo ya e-mail. Luka yango na adresi, na nsima bongola yango.',
    sw: 'Machaguo ya kozi tayari yapo kwa barua pepe hii. Yatafute kwa barua pepe, kisha uyabadilishe.',
  },
  interestsOfAnother: {
    en: 'These interests belong to another e-mail address. Look yours up by e-mail, or register them.',
    fr: 'Ces choix de cours appartiennent à une autre adresse e-mail. Retrouvez les vôtres par l’adresse, ou inscrivez-les.',
    ln: 'Mposa yango ezali ya adresi mosusu ya e-mail. Luka oyo ya yo na adresi na yo, to komisa yango.',
    sw: 'Machaguo haya ya kozi ni ya anwani nyingine ya barua pepe. Tafuta yako kwa barua pepe yako, au yaandikishe.',
  },
} satisfies Record<string, Texts | ((count: number) => Texts)>;
