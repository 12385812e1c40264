import { problem } from '../http/problems/problem.ts';

export const statusProblems = {
  noApplication: problem('application-not-found', 404, {
    en: 'Nothing was sent with this number and this e-mail address. Check both; the number is in the confirmation.',
    fr: 'Rien n’a été envoyé avec ce numéro et cette adresse e-mail. Vérifiez les deux ; le numéro figure dans la confirmation.',
    ln: 'Eloko moko te etindamaki na nimero oyo mpe adresi oyo ya e-mail. Tala yango mibale; nimero ezali na message oyo endimaki.',
    sw: 'Hakuna kilichotumwa kwa namba hii na anwani hii ya barua pepe. Kagua zote mbili; namba iko kwenye uthibitisho.',
  }),
};
