import { describe, expect, test } from 'vitest';
import { search as courses } from '../routes/digital-literacy/search.ts';
import { canonicalSearch, changeSearch, oneOf, optional, parseSearch, textOf } from './searchParams.ts';

const schema = {
  tab: oneOf(['first', 'second']),
  province: optional(/^CD-[A-Z]{2}$/),
  q: textOf(/^(?=.*\S).{1,40}$/),
};
const parse = (search: string) => parseSearch(schema, new URLSearchParams(search));
const change = (search: string, changes: Parameters<typeof changeSearch<typeof schema>>[2]) =>
  changeSearch(schema, new URLSearchParams(search), changes).toString();

describe('what a page reads of the address', () => {
  test('[PORTAL-01, COLLAB-01] is valid, and a fallback where the address has none', () => {
    expect(parse('')).toEqual({ tab: 'first', province: undefined, q: '' });
    expect(parse('tab=second&province=CD-KN&q=goma')).toEqual({ tab: 'second', province: 'CD-KN', q: 'goma' });
    expect(parse('tab=third&province=<b>&q=%20')).toEqual({ tab: 'first', province: undefined, q: '' });
  });

  test('has one spelling, without what the page does not know', () => {
    expect(canonicalSearch(schema, new URLSearchParams('q=goma&x=1&tab=second'))).toBe('tab=second&q=goma');
    expect(canonicalSearch(schema, new URLSearchParams('tab=first&utm_source=x'))).toBe('');
  });

  test('[COURSE-02] holds nothing that the API would refuse', () => {
    const refused = ['level=Expert&page=0&q=%00&category=Magic&provider=&q=', `q=${'x'.repeat(81)}&page=1000`];
    for (const search of refused) expect(canonicalSearch(courses, new URLSearchParams(search))).toBe('');
  });
});

describe('a change of the address', () => {
  test('keeps the other parameters, also those of other pages', () => {
    expect(change('lang=fr&tab=second', { province: 'CD-NK' })).toBe('lang=fr&tab=second&province=CD-NK');
    expect(change('lang=fr&province=CD-NK', { province: undefined })).toBe('lang=fr');
  });

  test('leaves out fallbacks, and what the page would not read back', () => {
    expect(change('tab=second', { tab: 'first' })).toBe('');
    expect(change('', { q: ' ' })).toBe('');
  });
});
