import { type Api, addSchemas } from '../http/api.ts';
import { errors } from '../http/problems/problem-schemas.ts';
import { httpProblems } from '../http/problems/problems.ts';
import { NO_STORE } from '../http/public-call.ts';
import { ref } from '../http/schemas.ts';
import { readReference } from '../http/submissions/reference.ts';
import { findStatus } from './find.ts';
import { statusProblems } from './problems.ts';
import { ApplicationStatus, StatusQuestion } from './schemas.ts';

export function applicationStatusRoutes(api: Api): void {
  addSchemas(api, StatusQuestion, ApplicationStatus);

  // A POST, so that no address ends up in a log or a history.
  api.post(
    '/application-status',
    {
      bodyLimit: 2_048,
      config: { access: 'anyone', cache: NO_STORE, rateLimit: api.rateLimits.lookup },
      schema: {
        operationId: 'findApplicationStatus',
        summary: 'Where an application, a letter, a request for a talk, a gift or a sign-up for an event stands',
        description:
          'For anyone who knows its reference number and the e-mail address that it was sent with; the answer is the same if either is wrong. Never cached; limited per visitor and per reference number.',
        tags: ['Applications'],
        body: ref(StatusQuestion),
        response: {
          200: { description: 'Its status', ...ref(ApplicationStatus) },
          ...errors(400, 404, 413, 415, 422, 429),
        },
      },
    },
    async (request) => {
      const reference = readReference(request.body.reference);
      const guesses = api.limiter.keyOf('status', reference);
      const wait = Math.ceil((await api.limiter.add(guesses, api.rateLimits.account)) / 1_000);
      if (wait > 0) throw httpProblems.tooManyRequests(wait).with({ 'retry-after': String(wait) });
      const { email } = request.body;
      const found = await findStatus(api, { reference, email });
      if (!found) throw statusProblems.noApplication();
      return found;
    },
  );
}
