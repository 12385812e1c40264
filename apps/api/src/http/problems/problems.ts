import type { Texts } from '../../text/languages.ts';
import { plural } from '../../text/plural.ts';
import { problem } from './problem.ts';

/**
 * What may go wrong with any request; other folders have the problems of their subject in a
 * `problems.ts` too.
 */
export const httpProblems = {
  noSuchRange: problem('range-not-satisfiable', 416, {
    en: 'The file is shorter than the range that was asked for. Download it from its beginning.',
    fr: 'Le fichier est plus court que la plage demandée. Téléchargez-le depuis le début.',
    ln: 'Fisie ezali mokuse koleka eteni oyo esengami. Telecharger yango banda na ebandeli.',
    sw: 'Faili ni fupi kuliko sehemu iliyoombwa. Ipakue tangu mwanzo.',
  }),
  emptyBody: problem('body-empty', 400, {
    en: 'The body is empty.',
    fr: 'Le corps de la requête est vide.',
    ln: 'Bosengi ezali mpamba.',
    sw: 'Ombi halina maudhui.',
  }),
  notJson: problem('body-not-json', 400, {
    en: 'The body is not valid JSON.',
    fr: 'Le corps de la requête n’est pas du JSON valide.',
    ln: 'Oyo otindi ezali JSON ya malamu te.',
    sw: 'Ulichotuma si JSON sahihi.',
  }),
  wrongLength: problem('body-length-wrong', 400, {
    en: 'The body does not have the length that was announced.',
    fr: 'Le corps de la requête n’a pas la longueur annoncée.',
    ln: 'Molai ya oyo otindi ekokani te na oyo eyebisamaki.',
    sw: 'Urefu wa ulichotuma si ule uliotangazwa.',
  }),
  bodyTooLarge: problem('body-too-large', 413, {
    en: 'The body is too large.',
    fr: 'Ce que vous envoyez est trop volumineux.',
    ln: 'Oyo otindi eleki monene.',
    sw: 'Ulichotuma ni kikubwa mno.',
  }),
  wrongType: problem('content-type-wrong', 415, {
    en: 'The body has a content type that this call does not take.',
    fr: 'Ce que vous envoyez est d’un type qui n’est pas accepté ici.',
    ln: 'Oyo otindi ezali ya ndenge oyo endimami awa te.',
    sw: 'Ulichotuma ni cha aina isiyokubaliwa hapa.',
  }),
  unreadableAddress: problem('address-unreadable', 400, {
    en: 'The address cannot be read.',
    fr: 'L’adresse est illisible.',
    ln: 'Adresi ekoki kotangama te.',
    sw: 'Anwani haisomeki.',
  }),
  addressTooLong: problem('address-too-long', 414, {
    en: 'The address is too long.',
    fr: 'L’adresse est trop longue.',
    ln: 'Adresi eleki molai.',
    sw: 'Anwani ni ndefu mno.',
  }),
  unreadable: problem('request-unreadable', 400, {
    en: 'The request cannot be read.',
    fr: 'La requête est illisible.',
    ln: 'Bosengi ekoki kotangama te.',
    sw: 'Ombi halisomeki.',
  }),
  notFound: problem('not-found', 404, { en: 'Not found', fr: 'Introuvable', ln: 'Emonani te', sw: 'Haikupatikana' }),
  failed: problem(
    'request-failed',
    400,
    (name: string): Texts => ({
      en: name,
      fr: 'La requête a échoué.',
      ln: 'Bosengi elongi te.',
      sw: 'Ombi halikufaulu.',
    }),
  ),
  wentWrong: problem('internal-error', 500, {
    en: 'Something went wrong on our side. Try again shortly.',
    fr: 'Une erreur s’est produite de notre côté. Réessayez dans un instant.',
    ln: 'Likambo moko etamboli malamu te epai na biso. Meka lisusu mwa moke na nsima.',
    sw: 'Hitilafu imetokea upande wetu. Jaribu tena baada ya muda mfupi.',
  }),
  busy: problem('busy', 503, {
    en: 'The service is busy. Try again shortly.',
    fr: 'Le service est très sollicité. Réessayez dans un instant.',
    ln: 'Service ezali na mosala mingi. Meka lisusu mwa moke na nsima.',
    sw: 'Huduma ina shughuli nyingi. Jaribu tena baada ya muda mfupi.',
  }),
  answerTooSlow: problem('answer-too-slow', 503, {
    en: 'The answer took too long. Try again shortly.',
    fr: 'La réponse a pris trop de temps. Réessayez dans un instant.',
    ln: 'Eyano eumeli mingi. Meka lisusu mwa moke na nsima.',
    sw: 'Jibu limechukua muda mrefu mno. Jaribu tena baada ya muda mfupi.',
  }),
  otherSite: problem('other-site', 403, {
    en: 'This was sent from another site. Open the site of the foundation and send it there.',
    fr: 'Ceci a été envoyé depuis un autre site. Ouvrez le site de la fondation et envoyez-le de là.',
    ln: 'Oyo euti na site mosusu. Fungola site ya fondation mpe tinda yango kuna.',
    sw: 'Hii imetumwa kutoka tovuti nyingine. Fungua tovuti ya taasisi uitume kutoka hapo.',
  }),
  keyOfAnother: problem('idempotency-key-reused', 422, {
    en: 'This Idempotency-Key came with another request before. Send a new request with a new key.',
    fr: 'Cette Idempotency-Key est déjà venue avec une autre requête. Envoyez une nouvelle requête avec une nouvelle clé.',
    ln: 'Idempotency-Key oyo esilaki koya na bosengi mosusu. Tinda bosengi ya sika na fungola ya sika.',
    sw: 'Idempotency-Key hii ilishakuja na ombi jingine. Tuma ombi jipya lenye ufunguo mpya.',
  }),
  tooManyRequests: problem('requests-too-many', 429, (seconds: number) => ({
    en: `Too many requests. Try again in ${seconds} ${plural(seconds, 'second', 'seconds')}.`,
    fr: `Trop de demandes. Réessayez dans ${seconds} ${plural(seconds, 'seconde', 'secondes')}.`,
    ln: `Bosengi eleki mingi. Meka lisusu nsima ya segonde ${seconds}.`,
    sw: `Maombi ni mengi mno. Jaribu tena baada ya sekunde ${seconds}.`,
  })),
  invalidFields: problem('fields-invalid', 422, (fields: string) => fields),
  oneHost: problem('host-header-wrong', 400, 'The request must have one Host header.'),
  metricsTokenWanted: problem('metrics-token-wanted', 401, 'The token of METRICS_TOKEN is needed.'),
  tooSlow: problem('request-too-slow', 408, 'The request took too long.'),
  unknownExpectation: problem(
    'expectation-unknown',
    417,
    'The header Expect asks for something that this server does not do.',
  ),
  headersTooLarge: problem('headers-too-large', 431, 'The headers of the request are too large.'),
};
