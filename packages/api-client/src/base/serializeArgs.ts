import type { FetchArgs } from '@reduxjs/toolkit/query/react';
import { type CallRules, serializeBody, serializeCookies, serializeHeader } from './serialize.ts';

export { serializeQuery } from './serialize.ts';

/** What the generator writes for a call: values as the application gave them. */
type GeneratedArgs = FetchArgs & { cookies?: Record<string, unknown> };

/** Headers, cookies and body as the rules write them. The query has a serializer of its own. */
export function serializeArgs(args: string | FetchArgs, rules: CallRules | undefined): string | FetchArgs {
  if (typeof args === 'string') return args;
  const { cookies, headers, body, ...rest }: GeneratedArgs = args;
  const written = new Headers();
  for (const [name, value] of headerEntries(headers)) {
    if (value !== undefined && value !== null) written.set(name, serializeHeader(value, rules?.headers?.[name]));
  }
  const cookie = cookies && serializeCookies(cookies);
  if (cookie) written.set('cookie', cookie);
  // `fetch` refuses one: a document that has it describes nothing that can be sent.
  if (/^(?:get|head)$/i.test(rest.method ?? 'GET')) return { ...rest, headers: written };
  if (!rules?.body) return { ...rest, body, headers: written };
  const sent = serializeBody(body, rules.body);
  if (sent.contentType && !written.has('content-type')) written.set('content-type', sent.contentType);
  return { ...rest, body: sent.body, headers: written };
}

function headerEntries(headers: FetchArgs['headers']): [string, unknown][] {
  if (!headers) return [];
  if (headers instanceof Headers || Array.isArray(headers)) return [...new Headers(headers as [string, string][])];
  return Object.entries(headers);
}
