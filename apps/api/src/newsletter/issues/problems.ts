import { problem } from '../../http/problems/problem.ts';
import type { Texts } from '../../text/languages.ts';

/** `who` is a name and a time: see `name-and-time.ts`. */
export const issueProblems = {
  unknownIssue: problem('issue-not-found', 404, {
    en: 'There is no such issue. It may have been discarded: go back to the list.',
    fr: 'Ce numéro n’existe pas. Il a peut-être été supprimé : revenez à la liste.',
    ln: 'Nimero wana ezali te. Mbala mosusu elongolamaki: zonga na liste.',
    sw: 'Hakuna toleo kama hilo. Huenda limeondolewa: rudi kwenye orodha.',
  }),
  unknownSubscription: problem('subscription-not-found', 404, {
    en: 'There is no such subscription. It may have ended: load the list again.',
    fr: 'Cet abonnement n’existe pas. Il a peut-être pris fin : rechargez la liste.',
    ln: 'Abonnement wana ezali te. Mbala mosusu esilaki: kitisa liste lisusu.',
    sw: 'Hakuna usajili kama huo. Huenda umeisha: pakia orodha tena.',
  }),
  subscriptionChanged: problem('subscription-changed-since', 409, {
    en: 'This subscription has changed since you read it, and was not ended. Load the list again.',
    fr: 'Cet abonnement a changé depuis votre lecture et n’a pas été arrêté. Rechargez la liste.',
    ln: 'Abonnement oyo ebongwanaki nsima ya kotanga na yo, mpe esuki te. Kitisa liste lisusu.',
    sw: 'Usajili huu umebadilika tangu uusome, na haujakatishwa. Pakia orodha tena.',
  }),
  savedSince: problem(
    'issue-saved-since',
    409,
    (who: string): Texts => ({
      en: `${who} saved this issue after you opened it. Nothing of yours was saved or sent: open it again and compare.`,
      fr: `${who} a enregistré ce numéro après que vous l’avez ouvert. Rien n’a été enregistré ni envoyé de votre part : rouvrez-le et comparez.`,
      ln: `${who} abombaki nimero oyo nsima ya kofungola na yo. Eloko na yo ebombamaki to etindamaki te: fungola yango lisusu mpe kokanisa.`,
      sw: `${who} alihifadhi toleo hili baada ya wewe kulifungua. Yako haijahifadhiwa wala kutumwa: lifungue tena ulinganishe.`,
    }),
  ),
  startedSince: problem(
    'issue-sending-since',
    409,
    (who: string): Texts => ({
      en: `${who} has begun to send this issue, so it can no longer be changed. Open it again to see how far it is.`,
      fr: `${who} a lancé l’envoi de ce numéro : il ne peut plus être modifié. Rouvrez-le pour voir où il en est.`,
      ln: `${who} abandaki kotinda nimero oyo, yango wana ekoki kobongwana lisusu te. Fungola yango lisusu mpo na komona esika ekomi.`,
      sw: `${who} ameanza kutuma toleo hili, kwa hiyo haliwezi kubadilishwa tena. Lifungue tena uone lilipofika.`,
    }),
  ),
  hasProblems: problem('issue-has-problems', 409, {
    en: 'This issue has problems, and nothing was sent. Correct the marked places first.',
    fr: 'Ce numéro a des erreurs, et rien n’a été envoyé. Corrigez d’abord les endroits signalés.',
    ln: 'Nimero oyo ezali na mabunga, mpe eloko etindamaki te. Bongisa liboso bisika oyo elakisami.',
    sw: 'Toleo hili lina makosa, na hakuna kilichotumwa. Sahihisha kwanza sehemu zilizoonyeshwa.',
  }),
  noMail: problem('issue-without-mail-server', 409, {
    en: 'This server sends no mail yet. Ask the operator to set up a mail server, or export the issue for a mailing service.',
    fr: 'Ce serveur n’envoie pas encore d’e-mails. Demandez à l’opérateur de configurer un serveur de messagerie, ou exportez le numéro pour un service d’envoi.',
    ln: 'Serveur oyo etindaka naino mail te. Senga na mosali ya serveur abongisa yango, to bimisa nimero mpo na service ya kotinda.',
    sw: 'Seva hii bado haitumi barua pepe. Mwombe msimamizi aweke seva ya barua pepe, au toa toleo kwa ajili ya huduma ya kutuma.',
  }),
  nobodyOnList: problem('nobody-on-list', 409, {
    en: 'Nobody on the list gets the newsletter yet, so nothing was sent. Wait for a first subscription.',
    fr: 'Personne sur la liste ne reçoit encore la lettre d’information : rien n’a été envoyé. Attendez un premier abonnement.',
    ln: 'Moto moko te na liste azwaka naino mokanda ya basango, yango wana eloko etindamaki te. Zela abonnement ya liboso.',
    sw: 'Bado hakuna anayepokea jarida kwenye orodha, kwa hiyo hakuna kilichotumwa. Subiri usajili wa kwanza.',
  }),
  notSending: problem('issue-not-sending', 409, {
    en: 'This issue is not being sent any more. Open it again to see where it stands.',
    fr: 'Ce numéro n’est plus en cours d’envoi. Rouvrez-le pour voir où il en est.',
    ln: 'Nimero oyo ezali kotindama lisusu te. Fungola yango lisusu mpo na komona esika ekomi.',
    sw: 'Toleo hili halitumwi tena. Lifungue tena uone lilipofika.',
  }),
  notStopped: problem('issue-not-stopped', 409, {
    en: 'This issue is not stopped, so there is nothing to resume. Open it again to see where it stands.',
    fr: 'Ce numéro n’est pas arrêté : il n’y a rien à reprendre. Rouvrez-le pour voir où il en est.',
    ln: 'Nimero oyo etelemaki te, eloko ya kokoba ezali te. Fungola yango lisusu mpo na komona esika ekomi.',
    sw: 'Toleo hili halijasimamishwa, hakuna cha kuendeleza. Lifungue tena uone lilipofika.',
  }),
  stateChanged: problem('issue-changed-since', 409, {
    en: 'The sending of this issue has changed since you opened it, so nothing was done. Open it again to see where it stands.',
    fr: 'L’envoi de ce numéro a changé depuis que vous l’avez ouvert : rien n’a été fait. Rouvrez-le pour voir où il en est.',
    ln: 'Botindi ya nimero oyo ebongwani banda ofungolaki yango, yango wana eloko esalemaki te. Fungola yango lisusu mpo na komona esika ekomi.',
    sw: 'Utumaji wa toleo hili umebadilika tangu ulifungue, kwa hiyo hakuna kilichofanyika. Lifungue tena uone lilipofika.',
  }),
  nothingUnclear: problem('nothing-unclear', 409, {
    en: 'Of no message of this issue is it unclear whether it arrived. Open it again to see where it stands.',
    fr: 'Il n’y a aucun doute sur un message de ce numéro. Rouvrez-le pour voir où il en est.',
    ln: 'Message moko te ya nimero oyo ezali na ntembe. Fungola yango lisusu mpo na komona esika ekomi.',
    sw: 'Hakuna ujumbe wa toleo hili wenye shaka. Lifungue tena uone lilipofika.',
  }),
};
