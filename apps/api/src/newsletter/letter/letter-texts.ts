import type { Texts } from '../../text/languages.ts';

export const letterTexts = {
  readMore: { en: 'Read more', fr: 'Lire la suite', ln: 'Tanga lisusu', sw: 'Soma zaidi' },
  why: {
    en: 'You get this newsletter because this address is on our list.',
    fr: 'Vous recevez cette lettre d’information parce que cette adresse est sur notre liste.',
    ln: 'Ozwi mokanda oyo ya basango mpo adresi oyo ezali na liste na biso.',
    sw: 'Umepokea jarida hili kwa sababu anwani hii iko kwenye orodha yetu.',
  },
  unsubscribe: { en: 'Unsubscribe', fr: 'Me désabonner', ln: 'Longola ngai', sw: 'Niondoe' },
} satisfies Record<string, Texts>;
