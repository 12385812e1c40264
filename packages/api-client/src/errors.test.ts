import { describe, expect, test } from 'vitest';
import { ChatStreamError } from './base/streamChat.ts';
import { readError } from './errors.ts';

const fields = [{ field: 'email', message: 'must be an e-mail address' }];

describe('[DATA-02] readError reads', () => {
  test('the message of the server', () => {
    const error = { status: 422, data: { detail: 'email must be …', fields } };
    expect(readError(error)).toEqual({ status: 422, detail: 'email must be …', fields });
  });

  test('the kind of problem, and the request that it belongs to', () => {
    const data = { detail: 'Email already subscribed', code: 'already-subscribed', request_id: 'r-1' };
    expect(readError({ status: 400, data })).toEqual({
      status: 400,
      detail: 'Email already subscribed',
      code: 'already-subscribed',
      requestId: 'r-1',
      fields: [],
    });
  });

  test('when to retry', () => {
    expect(readError({ status: 429, data: {}, retryAfter: 60 })).toMatchObject({ status: 429, retryAfter: 60 });
  });

  test('the status of a response that is not JSON', () => {
    const error = { status: 'PARSING_ERROR', originalStatus: 502, data: '<html>', error: 'SyntaxError' };
    expect(readError(error)).toEqual({ status: 502, fields: [] });
  });

  test.each([
    ['a connection that failed', { status: 'FETCH_ERROR', error: 'TypeError: Failed to fetch' }],
    ['a body that broke off', { status: 'PARSING_ERROR', originalStatus: 200, data: '', error: 'TypeError' }],
    ['an exception', new Error('no such slice')],
    ['nothing', undefined],
  ])('no status from %s', (_case, error) => {
    expect(readError(error)).toEqual({ status: null, fields: [] });
  });

  test('a ChatStreamError is returned as it is', () => {
    const code = 'requests-too-many' as const;
    const said = { status: 429, detail: 'Too many requests.', code, requestId: 'r-1', fields, retryAfter: 3 };
    expect(readError(new ChatStreamError(said))).toEqual(said);
  });

  test('the response of a proxy, without fields of ours', () => {
    expect(readError({ status: 400, data: { detail: 7, fields: [{ field: 'a' }, 'b'] } })).toEqual({
      status: 400,
      fields: [],
    });
  });
});
