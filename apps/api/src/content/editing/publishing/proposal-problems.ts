import { problem } from '../../../http/problems/problem.ts';
import type { Texts } from '../../../text/languages.ts';

/** `at` is a time: see `name-and-time.ts`. */
export const proposalProblems = {
  proposeFirst: problem('proposal-wanted', 409, {
    en: 'This changes where donations go, so one person alone cannot publish it. Choose “Propose”: another administrator then compares and approves.',
    fr: 'Ceci modifie la destination des dons : une personne seule ne peut pas le publier. Choisissez « Proposer » : un autre administrateur compare, puis approuve.',
    ln: 'Yango ekobongola esika makabo ekendaka: moto moko kaka akoki kobimisa yango te. Pona "Kosenga": administrateur mosusu akokokanisa mpe akondima.',
    sw: 'Hili linabadilisha mahali michango inapoenda, kwa hiyo mtu mmoja peke yake hawezi kulichapisha. Chagua “Pendekeza”: msimamizi mwingine atalinganisha na kukubali.',
  }),
  restoredAlone: problem('restore-needs-proposal', 409, {
    en: 'That version sends donations elsewhere, so one person alone cannot put it back. Copy its values into a draft, then choose “Propose”: another administrator approves.',
    fr: 'Cette version envoie les dons ailleurs : une personne seule ne peut pas la rétablir. Copiez ses valeurs dans un brouillon, puis choisissez « Proposer » : un autre administrateur approuve.',
    ln: 'Version wana etindaka makabo esika mosusu: moto moko kaka akoki kozongisa yango te. Kopia makambo na yango na brouillon, na nsima pona "Kosenga": administrateur mosusu akondima.',
    sw: 'Toleo hilo hupeleka michango mahali pengine, kwa hiyo mtu mmoja peke yake hawezi kulirudisha. Nakili thamani zake kwenye rasimu, kisha chagua “Pendekeza”: msimamizi mwingine atakubali.',
  }),
  notNeeded: problem('proposal-not-needed', 409, {
    en: 'This draft does not change where donations go, so it needs no second person. Publish it.',
    fr: 'Ce brouillon ne modifie pas la destination des dons : aucune deuxième personne n’est nécessaire. Publiez-le.',
    ln: 'Brouillon oyo ebongoli esika makabo ekendaka te: moto ya mibale asengeli te. Bimisa yango.',
    sw: 'Rasimu hii haibadilishi mahali michango inapoenda, kwa hiyo haihitaji mtu wa pili. Ichapishe.',
  }),
  otherProposal: problem('proposal-changed-since', 409, {
    en: 'Someone has proposed this draft or stopped its proposal in the meantime. Open the list again and compare.',
    fr: 'Quelqu’un a proposé ce brouillon ou arrêté sa proposition entre-temps. Rouvrez la liste et comparez.',
    ln: 'Moto mosusu asengi brouillon oyo to apekisi lisengi na yango na ntango wana. Fungola liste lisusu mpe kokanisa.',
    sw: 'Mtu amependekeza rasimu hii au amezuia pendekezo lake. Fungua orodha tena na ulinganishe.',
  }),
  ownProposal: problem('proposal-is-own', 403, {
    en: 'You proposed this yourself. Ask another administrator to compare and approve it.',
    fr: 'C’est vous qui l’avez proposé. Demandez à un autre administrateur de comparer et d’approuver.',
    ln: 'Yo moko nde osengaki yango. Senga administrateur mosusu akokanisa mpe andima.',
    sw: 'Wewe mwenyewe ulilipendekeza. Mwombe msimamizi mwingine alinganishe na akubali.',
  }),
  newAdministrator: problem('administrator-too-new', 403, {
    en: 'You have been an administrator for less than 24 hours. Approve it tomorrow, or ask another administrator.',
    fr: 'Vous êtes administrateur depuis moins de 24 heures. Approuvez demain, ou demandez à un autre administrateur.',
    ln: 'Ozali administrateur naino bangonga 24 ekoki te. Ndima lobi, to senga administrateur mosusu.',
    sw: 'Umekuwa msimamizi kwa chini ya saa 24. Kubali kesho, au mwombe msimamizi mwingine.',
  }),
  newProposer: problem('proposer-too-new', 403, {
    en: 'Who proposed this has been on the staff, or in that role, for less than 24 hours. Compare and approve it tomorrow, or stop it.',
    fr: 'La personne qui a proposé ceci fait partie de l’équipe, ou a ce rôle, depuis moins de 24 heures. Comparez et approuvez demain, ou arrêtez la proposition.',
    ln: 'Moto oyo asengaki yango azali na equipe, to na rôle wana, naino bangonga 24 ekoki te. Kokanisa mpe ndima lobi, to pekisa yango.',
    sw: 'Aliyependekeza hili yuko kwenye timu, au kwenye jukumu hilo, kwa chini ya saa 24. Linganisha na ukubali kesho, au lizuie.',
  }),
  tooEarly: problem(
    'proposal-too-early',
    403,
    (at: string): Texts => ({
      en: `You can publish this alone from ${at}. Until then anyone who edits can stop it.`,
      fr: `Vous pourrez publier ceci sans autre personne à partir du ${at}. D’ici là, toute personne qui édite peut l’arrêter.`,
      ln: `Okoki kobimisa yango yo moko banda ${at}. Liboso ya ntango wana, moto nyonso oyo abongisaka akoki kopekisa yango.`,
      sw: `Unaweza kuchapisha hili peke yako kuanzia ${at}. Kabla ya hapo yeyote anayehariri anaweza kulizuia.`,
    }),
  ),
  secondFactorAgain: problem('second-factor-again', 403, {
    en: 'No other administrator can approve this, so it needs your second factor again. Sign out, sign in with it, and propose within five minutes.',
    fr: 'Aucun autre administrateur ne peut approuver : il faut de nouveau votre second facteur. Déconnectez-vous, reconnectez-vous avec lui, et proposez dans les cinq minutes.',
    ln: 'Administrateur mosusu oyo akoki kondima azali te, yango wana second facteur na yo esengeli lisusu. Bima, kota na yango, mpe senga na kati ya miniti mitano.',
    sw: 'Hakuna msimamizi mwingine anayeweza kukubali, kwa hiyo kithibitisho chako cha pili kinahitajika tena. Toka, ingia nacho, kisha pendekeza ndani ya dakika tano.',
  }),
};
