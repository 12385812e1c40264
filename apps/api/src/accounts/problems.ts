import { problem } from '../http/problems/problem.ts';
import { plural } from '../text/plural.ts';

export const accountProblems = {
  signInBusy: problem('sign-in-busy', 503, {
    en: 'Too many people are signing in. Try again shortly.',
    fr: 'Trop de personnes se connectent en ce moment. Réessayez dans un instant.',
    ln: 'Bato mingi bazali kokota sikoyo. Meka lisusu mwa moke na nsima.',
    sw: 'Watu wengi mno wanaingia sasa hivi. Jaribu tena baada ya muda mfupi.',
  }),
  tooManyWrongPasswords: problem('passwords-too-many', 429, (minutes: number) => ({
    en: `Too many wrong passwords. Try again in ${minutes} ${plural(minutes, 'minute', 'minutes')}.`,
    fr: `Trop de mots de passe erronés. Réessayez dans ${minutes} ${plural(minutes, 'minute', 'minutes')}.`,
    ln: `Mot de passe ya mabe ekomami mbala mingi. Meka lisusu nsima ya miniti ${minutes}.`,
    sw: `Nenosiri limekosewa mara nyingi mno. Jaribu tena baada ya dakika ${minutes}.`,
  })),
  confirmFirst: problem('address-not-confirmed', 403, {
    en: 'Confirm your e-mail address first: follow the link that we mailed to you, or ask for a new one.',
    fr: 'Confirmez d’abord votre adresse e-mail : suivez le lien que nous vous avons envoyé, ou demandez-en un autre.',
    ln: 'Ndimisa naino adresi na yo ya e-mail: landa lien oyo totindeli yo, to senga mosusu.',
    sw: 'Kwanza thibitisha barua pepe yako: fuata kiungo tulichokutumia, au omba kingine.',
  }),
  confirmedAlready: problem('address-confirmed-already', 409, {
    en: 'Your e-mail address is confirmed already: you need not do anything.',
    fr: 'Votre adresse e-mail est déjà confirmée : vous n’avez rien à faire.',
    ln: 'Adresi na yo ya e-mail esili kondimama: osengeli kosala eloko te.',
    sw: 'Barua pepe yako imeshathibitishwa: huhitaji kufanya lolote.',
  }),
  tooManyLinks: problem('links-too-many', 429, {
    en: 'We have mailed you several links today. Use the newest one, or ask again tomorrow.',
    fr: 'Nous vous avons envoyé plusieurs liens aujourd’hui. Utilisez le plus récent, ou redemandez demain.',
    ln: 'Totindeli yo balien ebele lelo. Salela oyo ya sika, to senga lisusu lobi.',
    sw: 'Tumekutumia viungo kadhaa leo. Tumia kipya zaidi, au omba tena kesho.',
  }),
  noMail: problem('server-without-mail', 409, {
    en: 'This server cannot send e-mail, so there is no link. Write to the foundation.',
    fr: 'Ce serveur ne peut pas envoyer d’e-mail : il n’y a donc pas de lien. Écrivez à la fondation.',
    ln: 'Serveur oyo ekoki kotinda e-mail te, yango wana lien ezali te. Komela fondation.',
    sw: 'Seva hii haiwezi kutuma barua pepe, kwa hiyo hakuna kiungo. Andikia taasisi.',
  }),
  badAccountLink: problem('account-link-invalid', 404, {
    en: 'This link is too old, a newer one was used, or a part of it is missing. Ask for a new one.',
    fr: 'Ce lien est trop ancien, un plus récent a servi, ou il en manque une partie. Demandez-en un autre.',
    ln: 'Lien oyo eleki kala, moko ya sika esalelamaki, to eteni na yango ezangi. Senga mosusu.',
    sw: 'Kiungo hiki ni cha zamani mno, kipya zaidi kimetumika, au sehemu yake haipo. Omba kingine.',
  }),
  linkUsed: problem('account-link-used', 410, {
    en: 'You have used this link already. Sign in with your new password, or ask for a new link.',
    fr: 'Vous avez déjà utilisé ce lien. Connectez-vous avec votre nouveau mot de passe, ou demandez un autre lien.',
    ln: 'Osili kosalela lien oyo. Kota na mot de passe na yo ya sika, to senga lien mosusu.',
    sw: 'Umeshatumia kiungo hiki. Ingia kwa nenosiri lako jipya, au omba kiungo kingine.',
  }),
  submissionGone: problem('submission-not-found', 404, {
    en: 'Nothing like this was sent with your address, or it was deleted. See what is listed in your account.',
    fr: 'Rien de tel n’a été envoyé avec votre adresse, ou cela a été supprimé. Voyez ce que montre votre compte.',
    ln: 'Eloko ya boye etindamaki na adresi na yo te, to elongolamaki. Tala oyo ezali na compte na yo.',
    sw: 'Hakuna kitu kama hiki kilichotumwa kwa anwani yako, au kilifutwa. Angalia kilichomo kwenye akaunti yako.',
  }),
  cannotWithdraw: problem('submission-not-withdrawable', 409, {
    en: 'This has been decided, answered or withdrawn already, so it cannot be withdrawn. Load the page again.',
    fr: 'Une décision, une réponse ou un retrait est intervenu entre-temps : un retrait n’est plus possible. Rechargez la page.',
    ln: 'Bozwi ekateli, boyanoli to bolongoli yango, yango wana ekoki kolongolama lisusu te. Fungola lokasa lisusu.',
    sw: 'Hili limeshaamuliwa, limejibiwa au limeondolewa, kwa hiyo haliwezi kuondolewa. Pakia ukurasa upya.',
  }),
  cannotCorrect: problem('submission-not-correctable', 409, {
    en: 'These details can no longer be changed here. Load the page again, or write to us what is wrong.',
    fr: 'Ces données ne peuvent plus être modifiées ici. Rechargez la page, ou écrivez-nous ce qui est faux.',
    ln: 'Makambo oyo ekoki kobongwana awa lisusu te. Fungola lokasa lisusu, to komela biso nini ezali malamu te.',
    sw: 'Maelezo haya hayawezi tena kubadilishwa hapa. Pakia ukurasa upya, au tuandikie kilicho na kosa.',
  }),
  noDocumentWanted: problem('document-not-wanted', 409, {
    en: 'No document is wanted for this now. Load the page again to see where it stands.',
    fr: 'Aucun document n’est demandé pour cela à présent. Rechargez la page pour voir où cela en est.',
    ln: 'Mokanda moko te esengami mpo na likambo oyo sikoyo. Fungola lokasa lisusu mpo na komona esika ekomi.',
    sw: 'Hakuna waraka unaohitajika kwa hili sasa. Pakia ukurasa upya uone limefikia wapi.',
  }),
  staffCannotErase: problem('account-of-staff', 409, {
    en: 'An account of staff has this address. Ask an administrator to end its role first.',
    fr: 'Un compte de l’équipe a cette adresse. Demandez d’abord à un administrateur de mettre fin à son rôle.',
    ln: 'Compte ya mosali ezali na adresi oyo. Senga naino na administrateur asilisa mosala na yango.',
    sw: 'Akaunti ya mfanyakazi ina anwani hii. Kwanza mwombe msimamizi aondoe wadhifa wake.',
  }),
  usernameTaken: problem('username-taken', 409, 'Username already taken'),
  notAuthenticated: problem('not-authenticated', 401, 'Not authenticated'),
  invalidToken: problem('token-invalid', 401, 'Invalid or expired token'),
  wrongPassword: problem('password-wrong', 401, 'Incorrect username or password'),
};
