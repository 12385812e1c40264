import type { Texts } from './languages.ts';

export const foundationName: Texts = {
  en: 'Nzete Foundation',
  fr: 'Fondation Nzete',
  ln: 'Fondation Nzete',
  sw: 'Taasisi ya Nzete',
};
