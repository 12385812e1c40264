import type { Texts } from '../text/languages.ts';

export const assistantErrors = {
  assistantBusy: {
    en: 'The assistant is answering others. Try again in a few seconds.',
    fr: 'L’assistant répond à d’autres personnes. Réessayez dans quelques secondes.',
    ln: 'Mosungi azali koyanola bato basusu. Meka lisusu mwa moke na nsima.',
    sw: 'Msaidizi anawajibu wengine. Jaribu tena baada ya sekunde chache.',
  },
} satisfies Record<string, Texts>;
