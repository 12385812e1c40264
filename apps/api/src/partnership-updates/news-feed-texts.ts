import type { Lang } from '../text/languages.ts';

/** What a feed reader shows above the updates. */
export const feedTexts: Record<Lang, { title: string; description: string; sample: string }> = {
  en: {
    title: 'Nzete Foundation: updates',
    description: 'News of partners, donors and collaborations, by the foundation and by visitors.',
    sample: 'sample',
  },
  fr: {
    title: 'Fondation Nzete : nouvelles',
    description:
      'Nouvelles des partenaires, des donateurs et des collaborations, par la fondation et par les visiteurs.',
    sample: 'exemple',
  },
  ln: {
    title: 'Fondation Nzete: basango',
    description: 'Basango ya bapartenaire, ya bapesi makabo mpe ya boyokani, oyo fondation to bapaya bakomi.',
    sample: 'ndakisa',
  },
  sw: {
    title: 'Taasisi ya Nzete: habari',
    description: 'Habari za washirika, wafadhili na ushirikiano, kutoka kwa taasisi na kwa wageni.',
    sample: 'mfano',
  },
};
