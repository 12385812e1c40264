import type { Texts } from '../text/languages.ts';

export const reference: Texts = {
  en: 'Your reference number',
  fr: 'Votre numéro de référence',
  ln: 'Nimero na yo ya référence',
  sw: 'Namba yako ya kumbukumbu',
};

export const ifNotYou: Texts = {
  en: 'If it was not you, someone typed your address by mistake: you need not do anything.',
  fr: 'Si ce n’était pas vous, quelqu’un a saisi votre adresse par erreur : vous n’avez rien à faire.',
  ln: 'Soki ezali yo te, moto mosusu akomi adresi na yo na libunga: osengeli kosala eloko te.',
  sw: 'Kama si wewe, mtu ameandika anwani yako kwa makosa: huhitaji kufanya lolote.',
};
