import { problem } from '../http/problems/problem.ts';
import type { Texts } from '../text/languages.ts';

export const assistantProblems = {
  assistantBusy: problem('assistant-busy', 503, {
    en: 'The assistant is answering others. Try again in a few seconds.',
    fr: 'L’assistant répond à d’autres personnes. Réessayez dans quelques secondes.',
    ln: 'Mosungi azali koyanola bato basusu. Meka lisusu mwa moke na nsima.',
    sw: 'Msaidizi anawajibu wengine. Jaribu tena baada ya sekunde chache.',
  }),
};

/** Adds what the language model said, which is English. */
const withMessage =
  (sentence: Texts) =>
  (message = ''): Texts =>
    message ? { ...sentence, en: `${sentence.en} It says: ${message}` } : sentence;

export const modelProblems = {
  tooOften: problem(
    'model-asked-too-often',
    429,
    withMessage({
      en: 'The language model is asked too often.',
      fr: 'Le modèle de langage reçoit trop de questions. Réessayez dans un instant.',
      ln: 'Modèle ya lokota ezwi mituna mingi koleka. Meka lisusu mwa moke na nsima.',
      sw: 'Modeli ya lugha inaulizwa maswali mengi mno. Jaribu tena baada ya muda mfupi.',
    }),
  ),
  notReady: problem(
    'model-not-ready',
    503,
    withMessage({
      en: 'The language model is not ready.',
      fr: 'Le modèle de langage n’est pas prêt. Réessayez dans un instant.',
      ln: 'Modèle ya lokota emibongisi naino te. Meka lisusu mwa moke na nsima.',
      sw: 'Modeli ya lugha haiko tayari. Jaribu tena baada ya muda mfupi.',
    }),
  ),
  cannotAnswer: problem(
    'model-cannot-answer',
    502,
    withMessage({
      en: 'The language model cannot answer.',
      fr: 'Le modèle de langage ne peut pas répondre.',
      ln: 'Modèle ya lokota ekoki koyanola te.',
      sw: 'Modeli ya lugha haiwezi kujibu.',
    }),
  ),
  broken: problem(
    'model-broke-off',
    502,
    withMessage({
      en: 'The language model broke off its answer. Try again.',
      fr: 'Le modèle de langage a interrompu sa réponse. Réessayez.',
      ln: 'Modèle ya lokota ekati eyano na yango na katikati. Meka lisusu.',
      sw: 'Modeli ya lugha imekatiza jibu lake. Jaribu tena.',
    }),
  ),
  unreachable: problem('model-unreachable', 502, {
    en: 'The language model cannot be reached. Try again shortly.',
    fr: 'Le modèle de langage est injoignable. Réessayez dans un instant.',
    ln: 'Modèle ya lokota ezwami te. Meka lisusu mwa moke na nsima.',
    sw: 'Modeli ya lugha haipatikani. Jaribu tena baada ya muda mfupi.',
  }),
  unreadable: problem('model-unreadable', 502, {
    en: 'The language model sent something that cannot be read. Try again shortly.',
    fr: 'Le modèle de langage a envoyé quelque chose d’illisible. Réessayez dans un instant.',
    ln: 'Modèle ya lokota etindi eloko oyo ekoki kotangama te. Meka lisusu mwa moke na nsima.',
    sw: 'Modeli ya lugha imetuma kitu kisichosomeka. Jaribu tena baada ya muda mfupi.',
  }),
  tooSlow: problem('model-too-slow', 503, {
    en: 'The language model took too long. Try again shortly.',
    fr: 'Le modèle de langage a pris trop de temps. Réessayez dans un instant.',
    ln: 'Modèle ya lokota eumeli mingi. Meka lisusu mwa moke na nsima.',
    sw: 'Modeli ya lugha imechukua muda mrefu mno. Jaribu tena baada ya muda mfupi.',
  }),
  emptyAnswer: problem('model-answer-empty', 502, {
    en: 'The language model gave an empty answer. Ask in other words.',
    fr: 'Le modèle de langage a donné une réponse vide. Posez la question autrement.',
    ln: 'Modèle ya lokota epesi eyano ya mpamba. Tuna na maloba misusu.',
    sw: 'Modeli ya lugha imetoa jibu tupu. Uliza kwa maneno mengine.',
  }),
};
