import type { Texts } from '../../text/languages.ts';

export const cancelTexts = {
  askTitle: {
    en: 'Cancel your sign-up?',
    fr: 'Annuler votre inscription ?',
    ln: 'Olingi kolongola nkombo na yo?',
    sw: 'Ungependa kufuta uandikishaji wako?',
  },
  askText: {
    en: 'Press the button, and your seats go to others. You can sign up again as long as seats are left.',
    fr: 'Appuyez sur le bouton, et vos places vont à d’autres. Vous pouvez vous réinscrire tant qu’il reste des places.',
    ln: 'Fina bouton, mpe bisika na yo ekokende epai ya bato mosusu. Okoki kokomisa nkombo lisusu soki bisika etikali.',
    sw: 'Bonyeza kitufe, na nafasi zako zitaenda kwa wengine. Unaweza kujiandikisha tena ikiwa nafasi zimebaki.',
  },
  button: {
    en: 'Cancel my sign-up',
    fr: 'Annuler mon inscription',
    ln: 'Longola nkombo na ngai',
    sw: 'Futa uandikishaji wangu',
  },
  doneTitle: {
    en: 'Your sign-up is cancelled',
    fr: 'Votre inscription est annulée',
    ln: 'Nkombo na yo elongolami',
    sw: 'Uandikishaji wako umefutwa',
  },
  doneText: {
    en: 'Thank you for telling us. The other events are on our page of events.',
    fr: 'Merci de nous l’avoir dit. Les autres événements sont sur notre page des événements.',
    ln: 'Matondi ndenge oyebisi biso. Makita mosusu ezali na lokasa na biso ya makita.',
    sw: 'Asante kwa kutujulisha. Matukio mengine yako kwenye ukurasa wetu wa matukio.',
  },
  alreadyTitle: {
    en: 'Your sign-up is cancelled already',
    fr: 'Votre inscription est déjà annulée',
    ln: 'Nkombo na yo esili kolongolama',
    sw: 'Uandikishaji wako umeshafutwa',
  },
  alreadyText: {
    en: 'You need not do anything. The other events are on our page of events.',
    fr: 'Vous n’avez rien à faire. Les autres événements sont sur notre page des événements.',
    ln: 'Osengeli kosala eloko te. Makita mosusu ezali na lokasa na biso ya makita.',
    sw: 'Huhitaji kufanya lolote. Matukio mengine yako kwenye ukurasa wetu wa matukio.',
  },
  failedTitle: {
    en: 'This link does not work',
    fr: 'Ce lien ne fonctionne pas',
    ln: 'Lien oyo esalaka te',
    sw: 'Kiungo hiki hakifanyi kazi',
  },
  failedText: {
    en: 'Perhaps a part of it is missing. Copy the whole link from the mail, or write to us.',
    fr: 'Il en manque peut-être une partie. Copiez le lien entier depuis l’e-mail, ou écrivez-nous.',
    ln: 'Mbala mosusu eteni moko ezangi. Kopia lien mobimba oyo ezali na e-mail, to komela biso.',
    sw: 'Huenda sehemu yake haipo. Nakili kiungo chote kutoka kwenye barua pepe, au tuandikie.',
  },
  events: { en: 'To the events', fr: 'Vers les événements', ln: 'Kende na makita', sw: 'Nenda kwenye matukio' },
} satisfies Record<string, Texts>;
