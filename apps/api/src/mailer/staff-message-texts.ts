import type { Texts } from '../text/languages.ts';

export const answerSubject: Texts = {
  en: 'An answer from the Nzete Foundation',
  fr: 'Une réponse de la Fondation Nzete',
  ln: 'Eyano ya Fondation Nzete',
  sw: 'Jibu kutoka Taasisi ya Nzete',
};
