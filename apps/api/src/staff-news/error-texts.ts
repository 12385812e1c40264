import type { Texts } from '../text/languages.ts';

export const newsErrors = {
  unknownPost: {
    en: 'There is no such post. It may have been erased: load the list again.',
    fr: 'Cette publication n’existe pas. Elle a peut-être été effacée : rechargez la liste.',
    ln: 'Basango wana ezali te. Mbala mosusu elongolamaki: kitisa liste lisusu.',
    sw: 'Hakuna chapisho kama hilo. Huenda limefutwa: pakia orodha tena.',
  },
} satisfies Record<string, Texts>;
