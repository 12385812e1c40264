import { expect, test } from 'vitest';
import { siteAddress } from '../src/http/schemas.ts';

const { pattern = '' } = siteAddress('/data') as { pattern?: string };

test.each(['/data', '/data?province=CD-NK', '/help/forests#charcoal-makala', '/gallery?photo=3#photos'])(
  '[API-05] %s may be the source of an answer',
  (address) => {
    expect(address).toMatch(new RegExp(pattern, 'u'));
  },
);

test.each(['//example.org', 'https://example.org/#a', '/help#', '/help#a"b', '/help#a#b', '/help#javascript:x'])(
  '[API-05] %s may not',
  (address) => {
    expect(address).not.toMatch(new RegExp(pattern, 'u'));
  },
);
