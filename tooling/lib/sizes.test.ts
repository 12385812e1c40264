import { describe, expect, test } from 'vitest';
import type { Request } from './network.ts';
import { sizesOf } from './sizes.ts';

const request = (type: string, body: number, started?: number, url = 'http://127.0.0.1/'): Request => ({
  url,
  type,
  body,
  bytes: body + 100,
  ...(started !== undefined && { started }),
});

describe('the sizes of a visit', () => {
  const requests = [
    request('document', 1_000, 10),
    request('script', 50, 200),
    request('script', 70, 300),
    request('script', 90, 301),
    request('script', 0),
    request('stylesheet', 20, 100),
    request('image', 400, 100),
    request('image', 500, 900),
    request('fetch', 30, 100),
    request('other', 5, 900, 'http://127.0.0.1/favicon.svg'),
  ];

  test('are told by kind, the scripts also until a tap is answered', () => {
    expect(sizesOf({ requests, hydrated: 300 })).toEqual({
      html: 1_000,
      css: 20,
      scriptBeforeHydrated: 120,
      script: 210,
      requestsWithoutPictures: 7,
      requests: 10,
      bytes: 2_165 + 10 * 100,
    });
  });
});
