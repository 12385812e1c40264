import type { Texts } from '../text/languages.ts';

/** Above the list of all problems. */
export const heading: Texts = {
  en: 'What the server answers when something is wrong',
  fr: 'Ce que le serveur répond quand quelque chose ne va pas',
  ln: 'Oyo serveur eyanolaka soki likambo moko ezali malamu te',
  sw: 'Seva hujibu nini jambo linapokwenda vibaya',
};
