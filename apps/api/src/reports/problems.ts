import { problem } from '../http/problems/problem.ts';

export const reportProblems = {
  unknownReport: problem('report-not-found', 404, {
    en: 'There is no report with this number. See GET /reports for those that exist.',
    fr: 'Aucun rapport ne porte ce numéro. GET /reports donne ceux qui existent.',
    ln: 'Rapport ya nimero oyo ezali te. GET /reports elakisaka oyo ezali.',
    sw: 'Hakuna ripoti yenye namba hii. GET /reports inaonyesha zilizopo.',
  }),
  unpublishedReport: problem('report-not-published', 404, {
    en: 'This report is still being written. It can be downloaded once it is published.',
    fr: 'Ce rapport est encore en cours de rédaction. Il pourra être téléchargé dès sa publication.',
    ln: 'Rapport oyo ezali naino kokomama. Okokoka kozwa yango ntango ekobimisama.',
    sw: 'Ripoti hii bado inaandikwa. Itaweza kupakuliwa ikishachapishwa.',
  }),
};
