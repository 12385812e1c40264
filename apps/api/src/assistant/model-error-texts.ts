import type { Texts } from '../text/languages.ts';

/** What visitors are told when the language model does not answer. */
export const modelErrorTexts = {
  tooOften: {
    en: 'The language model is asked too often.',
    fr: 'Le modèle de langage reçoit trop de questions. Réessayez dans un instant.',
    ln: 'Modele ya lokota ezwi mituna mingi koleka. Meka lisusu mwa moke na nsima.',
    sw: 'Modeli ya lugha inaulizwa maswali mengi mno. Jaribu tena baada ya muda mfupi.',
  },
  notReady: {
    en: 'The language model is not ready.',
    fr: 'Le modèle de langage n’est pas prêt. Réessayez dans un instant.',
    ln: 'Modele ya lokota emibongisi naino te. Meka lisusu mwa moke na nsima.',
    sw: 'Modeli ya lugha haiko tayari. Jaribu tena baada ya muda mfupi.',
  },
  cannotAnswer: {
    en: 'The language model cannot answer.',
    fr: 'Le modèle de langage ne peut pas répondre.',
    ln: 'Modele ya lokota ekoki koyanola te.',
    sw: 'Modeli ya lugha haiwezi kujibu.',
  },
  broken: {
    en: 'The language model broke off its answer. Try again.',
    fr: 'Le modèle de langage a interrompu sa réponse. Réessayez.',
    ln: 'Modele ya lokota ekati eyano na yango na katikati. Meka lisusu.',
    sw: 'Modeli ya lugha imekatiza jibu lake. Jaribu tena.',
  },
  unreachable: {
    en: 'The language model cannot be reached. Try again shortly.',
    fr: 'Le modèle de langage est injoignable. Réessayez dans un instant.',
    ln: 'Modele ya lokota ezwami te. Meka lisusu mwa moke na nsima.',
    sw: 'Modeli ya lugha haipatikani. Jaribu tena baada ya muda mfupi.',
  },
  unreadable: {
    en: 'The language model sent something that cannot be read. Try again shortly.',
    fr: 'Le modèle de langage a envoyé quelque chose d’illisible. Réessayez dans un instant.',
    ln: 'Modele ya lokota etindi eloko oyo ekoki kotangama te. Meka lisusu mwa moke na nsima.',
    sw: 'Modeli ya lugha imetuma kitu kisichosomeka. Jaribu tena baada ya muda mfupi.',
  },
  tooSlow: {
    en: 'The language model took too long. Try again shortly.',
    fr: 'Le modèle de langage a pris trop de temps. Réessayez dans un instant.',
    ln: 'Modele ya lokota eumeli mingi. Meka lisusu mwa moke na nsima.',
    sw: 'Modeli ya lugha imechukua muda mrefu mno. Jaribu tena baada ya muda mfupi.',
  },
  emptyAnswer: {
    en: 'The language model gave an empty answer. Ask in other words.',
    fr: 'Le modèle de langage a donné une réponse vide. Posez la question autrement.',
    ln: 'Modele ya lokota epesi eyano ya mpamba. Tuna na maloba mosusu.',
    sw: 'Modeli ya lugha imetoa jibu tupu. Uliza kwa maneno mengine.',
  },
} satisfies Record<string, Texts>;
