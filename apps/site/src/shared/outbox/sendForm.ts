import type { Content, FormName, KeptForm, Refusal } from './keptForm.ts';

/** What became of an attempt. */
export type Outcome =
  | { kind: 'arrived'; reference?: string | undefined }
  | ({ kind: 'refused' } & Refusal)
  /** No network, or an answer that is not from the server. */
  | { kind: 'unreachable' }
  /** The server cannot take it now; it may have said for how many seconds. */
  | { kind: 'busy'; seconds?: number | undefined };

const paths: Readonly<Record<FormName, string>> = {
  volunteer: '/volunteer-applications',
  partnership: '/partnership-application',
  'partnership-short': '/partnership-application',
  feedback: '/feedback',
  'course-interest': '/course_interests/',
  newsletter: '/newsletter/subscribe',
  update: '/partnership-updates',
  'event-sign-up': '/event-sign-ups',
};

interface Call {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  body?: unknown;
}

/** Sends the same request as the client’s mutation. `id` is the record that a PUT replaces. */
export function callOf(form: FormName, { id, ...body }: Content['args']): Call {
  const [input] = Object.values(body);
  return typeof id === 'string'
    ? { method: 'PUT', path: paths[form] + encodeURIComponent(id), body: input }
    : { method: 'POST', path: paths[form], body: input };
}

/** Requests that may be answered another time. */
const isBusy = (status: number) => status >= 500 || [408, 425, 429].includes(status);

/**
 * Sends a kept form once. It never rejects. Only an answer in JSON counts: the sign-in page of a
 * wireless network is none.
 */
export async function sendForm({ id, form, lang }: KeptForm, { args }: Content): Promise<Outcome> {
  const headers = {
    accept: 'application/json',
    'accept-language': lang,
    'content-type': 'application/json',
    'idempotency-key': id,
  };
  const call = async ({ method, path, body }: Call) => {
    const response = await fetch(`/api${path}`, {
      method,
      headers,
      cache: 'no-store',
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const { status } = response;
    if (isBusy(status)) {
      const outcome: Outcome = { kind: 'busy', seconds: Number(response.headers.get('retry-after')) || undefined };
      return { status, outcome };
    }
    const answer = record(await response.json());
    // A proxy may answer in the place of the server, which says what it has stored.
    if (response.ok && Object.keys(answer).length === 0) throw new TypeError('The answer is not the server’s');
    return { status, answer, outcome: response.ok ? arrived(answer) : refused(answer) };
  };
  try {
    const first = callOf(form, args);
    const sent = await call(first);
    if (form === 'newsletter' && sent.answer?.code === 'already-subscribed') return { kind: 'arrived' };
    if (form !== 'course-interest' || sent.status !== 409 || first.method !== 'POST') return sent.outcome;
    // An address has one record, which the form would have found with a network.
    const { email } = record(first.body);
    const found = await call({
      method: 'GET',
      path: `/course_interests/by_email/${encodeURIComponent(String(email))}`,
    });
    const { id: known } = found.answer ?? {};
    return typeof known === 'string' ? (await call(callOf(form, { id: known, ...args }))).outcome : found.outcome;
  } catch {
    return { kind: 'unreachable' };
  }
}

const arrived = ({ reference }: Answer): Outcome => ({
  kind: 'arrived',
  ...(typeof reference === 'string' && { reference }),
});

function refused({ detail, fields }: Answer): Outcome {
  const list = Array.isArray(fields) ? fields.map(record) : [];
  return {
    kind: 'refused',
    detail: typeof detail === 'string' ? detail : undefined,
    fields: Object.fromEntries(list.map(({ field, message }) => [String(field), String(message)])),
  };
}

type Answer = Record<string, unknown>;

// Any property of an object may be read, and is unknown.
const record = (value: unknown) => (typeof value === 'object' && value !== null ? value : {}) as Answer;
