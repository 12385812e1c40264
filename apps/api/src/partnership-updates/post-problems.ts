import { problem } from '../http/problems/problem.ts';

export const newsProblems = {
  unknownPost: problem('post-not-found', 404, {
    en: 'There is no such post. It may have been erased: load the list again.',
    fr: 'Cette publication n’existe pas. Elle a peut-être été effacée : rechargez la liste.',
    ln: 'Basango wana ezali te. Mbala mosusu elongolamaki: kitisa liste lisusu.',
    sw: 'Hakuna chapisho kama hilo. Huenda limefutwa: pakia orodha tena.',
  }),
  decidedSince: problem('post-decided-since', 409, {
    en: 'Someone else has decided about this post in the meantime. Load the list again to see what was decided.',
    fr: 'Quelqu’un a pris une décision sur cette publication entre-temps. Rechargez la liste pour la voir.',
    ln: 'Moto mosusu asili kozwa ekateli mpo na basango oyo. Kitisa liste lisusu mpo na komona yango.',
    sw: 'Mtu mwingine ameshaamua kuhusu chapisho hili. Pakia orodha tena uone kilichoamuliwa.',
  }),
};
