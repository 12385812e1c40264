import { problem } from '../http/problems/problem.ts';

export const updateProblems = {
  updateGone: problem('update-not-found', 404, {
    en: 'The update from which to go on no longer exists. Begin again with the newest.',
    fr: 'La nouvelle à partir de laquelle continuer n’existe plus. Recommencez par les plus récentes.',
    ln: 'Basango oyo osengaki kobanda na yango ezali lisusu te. Banda lisusu na oyo ya sika.',
    sw: 'Habari ya kuendelea kutoka hapo haipo tena. Anza upya na habari mpya zaidi.',
  }),
};
