import { problem } from '../http/problems/problem.ts';

export const interestProblems = {
  noInterests: problem('interests-not-found', 404, {
    en: 'No interests are registered for this e-mail address.',
    fr: 'Aucun choix de cours n’est inscrit pour cette adresse e-mail.',
    ln: 'Mposa ya mateya moko te ekomisami mpo na adresi oyo ya e-mail.',
    sw: 'Hakuna machaguo ya kozi yaliyoandikishwa kwa anwani hii ya barua pepe.',
  }),
  interestsGone: problem('interests-gone', 404, {
    en: 'These interests no longer exist. Register them again.',
    fr: 'Ces choix de cours n’existent plus. Inscrivez-les de nouveau.',
    ln: 'Mposa yango ezali lisusu te. Komisa yango lisusu.',
    sw: 'Machaguo yako ya kozi hayapo tena. Yaandikishe upya.',
  }),
  interestsTaken: problem('interests-exist', 409, {
    en: 'Interests for this e-mail address already exist. Look them up by e-mail, then update them.',
    fr: 'Des choix de cours existent déjà pour cette adresse e-mail. Retrouvez-les par l’adresse, puis modifiez-les.',
    ln: 'Mposa ya mateya esilaki kokomisama mpo na adresi oyo ya e-mail. Luka yango na adresi, na nsima bongola yango.',
    sw: 'Machaguo ya kozi tayari yapo kwa barua pepe hii. Yatafute kwa barua pepe, kisha uyabadilishe.',
  }),
  interestsOfAnother: problem('interests-of-another', 409, {
    en: 'These interests belong to another e-mail address. Look yours up by e-mail, or register them.',
    fr: 'Ces choix de cours appartiennent à une autre adresse e-mail. Retrouvez les vôtres par l’adresse, ou inscrivez-les.',
    ln: 'Mposa yango ezali ya adresi mosusu ya e-mail. Luka oyo ya yo na adresi na yo, to komisa yango.',
    sw: 'Machaguo haya ya kozi ni ya anwani nyingine ya barua pepe. Tafuta yako kwa barua pepe yako, au yaandikishe.',
  }),
};
