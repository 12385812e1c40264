import type { Texts } from '../text/languages.ts';

export const climateErrors = {
  unknownProvince: {
    en: 'There is no such province. Use a name such as Kinshasa, or a code such as CD-KN.',
    fr: 'Cette province n’existe pas. Donnez un nom tel que Kinshasa, ou un code tel que CD-KN.',
    ln: 'Etuka yango ezali te. Pesa nkombo lokola Kinshasa, to code lokola CD-KN.',
    sw: 'Jimbo hilo halipo. Tumia jina kama Kinshasa, au msimbo kama CD-KN.',
  },
} satisfies Record<string, Texts>;
