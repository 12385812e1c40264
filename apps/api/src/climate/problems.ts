import { problem } from '../http/problems/problem.ts';

export const climateProblems = {
  unknownProvince: problem('province-not-found', 404, {
    en: 'There is no such province. Use a name such as Kinshasa, or a code such as CD-KN.',
    fr: 'Cette province n’existe pas. Donnez un nom tel que Kinshasa, ou un code tel que CD-KN.',
    ln: 'Etuka yango ezali te. Pesa nkombo lokola Kinshasa, to code lokola CD-KN.',
    sw: 'Jimbo hilo halipo. Tumia jina kama Kinshasa, au msimbo kama CD-KN.',
  }),
};
