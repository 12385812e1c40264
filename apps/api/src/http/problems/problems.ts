import { defineMessage } from '@formatjs/intl';
import { problem, said } from './problem.ts';

const requestFailed = defineMessage({
  id: 'api.http.problem.request-failed',
  defaultMessage: 'The request failed.',
  description: 'An error',
});

/**
 * What may go wrong with any request; other folders have the problems of their subject in a
 * `problems.ts` too.
 */
export const httpProblems = {
  noSuchRange: problem(
    'range-not-satisfiable',
    416,
    defineMessage({
      id: 'api.http.problem.range-not-satisfiable',
      defaultMessage: 'The file is shorter than the range that was asked for. Download it from its beginning.',
      description: 'An error',
    }),
  ),
  emptyBody: problem(
    'body-empty',
    400,
    defineMessage({ id: 'api.http.problem.body-empty', defaultMessage: 'The body is empty.', description: 'An error' }),
  ),
  notJson: problem(
    'body-not-json',
    400,
    defineMessage({
      id: 'api.http.problem.body-not-json',
      defaultMessage: 'The body is not valid JSON.',
      description: 'An error',
    }),
  ),
  wrongLength: problem(
    'body-length-wrong',
    400,
    defineMessage({
      id: 'api.http.problem.body-length-wrong',
      defaultMessage: 'The body does not have the length that was announced.',
      description: 'An error',
    }),
  ),
  bodyTooLarge: problem(
    'body-too-large',
    413,
    defineMessage({
      id: 'api.http.problem.body-too-large',
      defaultMessage: 'The body is too large.',
      description: 'An error',
    }),
  ),
  wrongType: problem(
    'content-type-wrong',
    415,
    defineMessage({
      id: 'api.http.problem.content-type-wrong',
      defaultMessage: 'The body has a content type that this call does not take.',
      description: 'An error',
    }),
  ),
  unreadableAddress: problem(
    'address-unreadable',
    400,
    defineMessage({
      id: 'api.http.problem.address-unreadable',
      defaultMessage: 'The address cannot be read.',
      description: 'An error',
    }),
  ),
  addressTooLong: problem(
    'address-too-long',
    414,
    defineMessage({
      id: 'api.http.problem.address-too-long',
      defaultMessage: 'The address is too long.',
      description: 'An error',
    }),
  ),
  unreadable: problem(
    'request-unreadable',
    400,
    defineMessage({
      id: 'api.http.problem.request-unreadable',
      defaultMessage: 'The request cannot be read.',
      description: 'An error',
    }),
  ),
  notFound: problem(
    'not-found',
    404,
    defineMessage({ id: 'api.http.problem.not-found', defaultMessage: 'Not found', description: 'An error' }),
  ),
  failed: problem('request-failed', 400, (english: string) => ({ message: requestFailed, english })),
  wentWrong: problem(
    'internal-error',
    500,
    defineMessage({
      id: 'api.http.problem.internal-error',
      defaultMessage: 'Something went wrong on our side. Try again shortly.',
      description: 'An error',
    }),
  ),
  busy: problem(
    'busy',
    503,
    defineMessage({
      id: 'api.http.problem.busy',
      defaultMessage: 'The service is busy. Try again shortly.',
      description: 'An error',
    }),
  ),
  answerTooSlow: problem(
    'answer-too-slow',
    503,
    defineMessage({
      id: 'api.http.problem.answer-too-slow',
      defaultMessage: 'The answer took too long. Try again shortly.',
      description: 'An error',
    }),
  ),
  otherSite: problem(
    'other-site',
    403,
    defineMessage({
      id: 'api.http.problem.other-site',
      defaultMessage: 'This was sent from another site. Open the site of the foundation and send it there.',
      description: 'An error',
    }),
  ),
  keyOfAnother: problem(
    'idempotency-key-reused',
    422,
    defineMessage({
      id: 'api.http.problem.idempotency-key-reused',
      defaultMessage: 'This Idempotency-Key came with another request before. Send a new request with a new key.',
      description: 'An error',
    }),
  ),
  tooManyRequests: problem('requests-too-many', 429, (seconds: number) =>
    said(
      defineMessage<{ seconds: string }>({
        id: 'api.http.problem.requests-too-many',
        defaultMessage: 'Too many requests. Try again in {seconds} {seconds, plural, one {second} other {seconds}}.',
        description: 'An error; {seconds} is a number',
      }),
      { seconds: String(seconds) },
    ),
  ),
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
