import type { FetchArgs } from '@reduxjs/toolkit/query/react';

const isPlainValue = (value: unknown) => typeof value !== 'object';

/** Whether all values of a call are texts, numbers and the like, or lists of them in its query. */
export function isPlain(args: string | FetchArgs): boolean {
  if (typeof args === 'string') return true;
  const { params = {}, headers, body, method = 'GET' } = args;
  return (
    !('cookies' in args) &&
    (body === undefined || !/^(?:get|head)$/i.test(method)) &&
    Object.values(params).flat().every(isPlainValue) &&
    (headers === undefined || headers instanceof Headers || Object.values(headers).every(isPlainValue))
  );
}

/** The query string of plain values: a list repeats its name, as in OpenAPI. */
export const plainQuery = (params: Record<string, unknown>): string =>
  Object.entries(params)
    .flatMap(([name, value]) => [value].flat().map((each) => [name, each]))
    .filter(([, value]) => value !== undefined)
    .map((pair) => pair.map((part) => encodeURIComponent(String(part))).join('='))
    .join('&');
