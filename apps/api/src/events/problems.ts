import { problem } from '../http/problems/problem.ts';
import type { Texts } from '../text/languages.ts';

export const eventProblems = {
  unknownEvent: problem('event-not-found', 404, {
    en: 'There is no such event, or it is over. The page of the events lists the next ones.',
    fr: 'Cet événement n’existe pas, ou il est passé. La page des événements présente les prochains.',
    ln: 'Likita yango ezali te, to esili. Lokasa ya makita elakisi oyo ezali koya.',
    sw: 'Hakuna tukio hilo, au limekwisha. Ukurasa wa matukio unaonyesha yajayo.',
  }),
  noSignUp: problem('event-without-sign-up', 409, {
    en: 'There is no sign-up for this event: just come. The page of the events says when and where.',
    fr: 'On ne s’inscrit pas à cet événement : venez simplement. La page des événements dit quand et où.',
    ln: 'Bakomisaka nkombo te mpo na likita oyo: ya kaka. Lokasa ya makita elobi ntango mpe esika.',
    sw: 'Hakuna kujiandikisha kwa tukio hili: njoo tu. Ukurasa wa matukio unasema lini na wapi.',
  }),
  alreadySignedUp: problem('sign-up-exists', 409, {
    en: 'This address has signed up for this event already. To change it, cancel it with the link in the confirmation mail or in your account, then sign up again.',
    fr: 'Cette adresse est déjà inscrite à cet événement. Pour changer l’inscription, annulez-la par le lien de l’e-mail de confirmation ou dans votre compte, puis inscrivez-vous à nouveau.',
    ln: 'Adresi oyo esili kokomisa nkombo mpo na likita oyo. Mpo na kobongola yango, longola yango na lien ya e-mail ya kondimisa to na konti na yo, na nsima komisa nkombo lisusu.',
    sw: 'Anwani hii tayari imejiandikisha kwa tukio hili. Ili kubadilisha, futa kwa kiungo kilicho kwenye barua pepe ya uthibitisho au kwenye akaunti yako, kisha jiandikishe tena.',
  }),
  full: problem('event-full', 409, {
    en: 'All seats are taken. Tick that you want to wait for a seat and send again, or choose another event.',
    fr: 'Toutes les places sont prises. Cochez que vous voulez attendre une place et envoyez à nouveau, ou choisissez un autre événement.',
    ln: 'Bisika nyonso ezwami. Tya elembo ete olingi kozela esika mpe tinda lisusu, to pona likita mosusu.',
    sw: 'Nafasi zote zimechukuliwa. Weka alama kwamba unataka kusubiri nafasi kisha utume tena, au chagua tukio lingine.',
  }),
  fewSeats: problem(
    'seats-too-few',
    409,
    (left: number): Texts => ({
      en: `Seats left: ${left}. Come with fewer people, or tick that you want to wait for seats, and send again.`,
      fr: `Places restantes : ${left}. Venez moins nombreux, ou cochez que vous voulez attendre des places, et envoyez à nouveau.`,
      ln: `Bisika oyo etikali: ${left}. Ya na bato moke, to tya elembo ete olingi kozela bisika, mpe tinda lisusu.`,
      sw: `Nafasi zilizobaki: ${left}. Njoo na watu wachache, au weka alama kwamba unataka kusubiri nafasi, kisha utume tena.`,
    }),
  ),
  badCancelLink: problem('cancel-link-invalid', 404, {
    en: 'This link does not work: perhaps a part of it is missing. Copy the whole link, or write to us.',
    fr: 'Ce lien ne fonctionne pas : il en manque peut-être une partie. Copiez le lien entier, ou écrivez-nous.',
    ln: 'Lien oyo esalaka te: mbala mosusu eteni moko ezangi. Zwa lien mobimba, to komela biso.',
    sw: 'Kiungo hiki hakifanyi kazi: huenda sehemu yake haipo. Nakili kiungo chote, au tuandikie.',
  }),
  unknownSignUp: problem('sign-up-not-found', 404, {
    en: 'There is no such sign-up. It may have been erased: go back to the list.',
    fr: 'Cette inscription n’existe pas. Elle a peut-être été effacée : revenez à la liste.',
    ln: 'Nkombo wana ekomisami te. Mbala mosusu elongolamaki: zonga na liste.',
    sw: 'Hakuna uandikishaji huo. Huenda umefutwa: rudi kwenye orodha.',
  }),
  signUpChanged: problem('sign-up-changed-since', 409, {
    en: 'This person has got a seat in the meantime, so nothing was cancelled. Open the list again, and cancel it if that is still right.',
    fr: 'Cette personne a obtenu une place entre-temps : rien n’a été annulé. Rouvrez la liste, et annulez si c’est toujours juste.',
    ln: 'Moto oyo azwaki esika na ntango wana, yango wana eloko elongolamaki te. Fungola liste lisusu, mpe longola soki ezali kaka malamu.',
    sw: 'Mtu huyu amepata nafasi wakati huo, kwa hiyo hakuna kilichofutwa. Fungua orodha tena, ufute ikiwa bado ni sahihi.',
  }),
  alreadyCancelled: problem('sign-up-cancelled-since', 409, {
    en: 'This is cancelled already. Open the list again to see it.',
    fr: 'C’est déjà annulé. Rouvrez la liste pour le voir.',
    ln: 'Esili kolongolama. Fungola liste lisusu mpo na komona yango.',
    sw: 'Tayari imefutwa. Fungua orodha tena uione.',
  }),
};
