import { content, empty, samples } from 'virtual:recorded-answers';
import { exampleHandlers } from '@nzete/api-client/testing';
import { delay, getResponse, HttpResponse, http, type JsonBodyType } from 'msw';
import { accountCalls } from './accounts.ts';
import type { Recording, Recordings } from './recordings.ts';

/** How the API answers in a story. */
export type Answers = keyof Recordings | 'failure' | 'loading';

/** Answers every read from a recording. Other languages than English and French get the English content. */
const recorded = (recording: Recording) =>
  http.get('*/api/*', ({ request }) => {
    const { pathname, search } = new URL(request.url);
    const call = `${pathname.slice('/api'.length)}${search}`;
    const answer = recording[call] ?? recording[call.replace(/lang=\w+/, 'lang=en')];
    if (!answer) return HttpResponse.json({ detail: `${call} is not recorded (tooling/record.ts)` }, { status: 404 });
    const response = HttpResponse.json(answer.body as JsonBodyType); // from JSON
    if (answer.total !== undefined) response.headers.set('x-total-count', answer.total);
    return response;
  });

const reads = {
  content: recorded(content),
  samples: recorded({ ...content, ...samples }),
  empty: recorded({ ...content, ...empty }),
  failure: http.get('*/api/*', () => HttpResponse.json({ detail: 'The server is being restarted.' }, { status: 503 })),
  loading: http.get('*/api/*', async () => {
    await delay('infinite');
  }),
} satisfies Record<Answers, unknown>;

const writes = exampleHandlers();

/** A `fetch` that MSW answers, without a service worker. */
export const fetchFrom = (answers: Answers) => async (request: Request) =>
  (await getResponse([...accountCalls, reads[answers], ...writes], request)) ?? Response.error();
