import { problem } from '../http/problems/problem.ts';

export const mailProblems = {
  enoughToday: problem('mails-too-many', 429, {
    en: 'We have sent this address several messages of this kind today, and nothing was stored now. Look among the unwanted mail too, or try again tomorrow.',
    fr: 'Nous avons déjà envoyé plusieurs messages de ce type à cette adresse aujourd’hui, et rien n’a été enregistré cette fois. Regardez aussi dans le courrier indésirable, ou réessayez demain.',
    ln: 'Totindeli adresi oyo bamessage ebele ya lolenge oyo lelo, mpe eloko moko te ebombamaki sikoyo. Tala mpe na kati ya bamessage oyo olingi te, to meka lisusu lobi.',
    sw: 'Leo tumeituma anwani hii ujumbe kadhaa wa aina hii, na sasa hakuna kilichohifadhiwa. Tazama pia kwenye barua taka, au jaribu tena kesho.',
  }),
};
