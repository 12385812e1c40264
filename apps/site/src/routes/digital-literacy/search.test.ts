import { expect, test } from 'vitest';
import { parseSearch } from '../../shared/searchParams.ts';
import { addressOf, courseQuery, search as schema } from './search.ts';

const none = { q: '', level: '', category: '', provider: '', samples: '' } as const;

test('[COURSE-01] page, filters and words are in the address, and come back out of it', () => {
  const choice = { ...none, q: 'tableur café', category: 'AI/ML', samples: 'none' } as const;
  const written = addressOf(choice, 3, '?lang=fr&page=2&level=Beginner');
  expect(written).toBe('/digital-literacy?lang=fr&page=3&q=tableur+caf%C3%A9&category=AI%2FML&samples=none');
  const chosen = parseSearch(schema, new URL(written, 'http://nzete.test').searchParams);
  expect(chosen).toEqual({ ...choice, page: '3' });
  expect(courseQuery(chosen)).toEqual({ q: 'tableur café', category: 'AI/ML', samples: 'none', skip: 20, limit: 10 });
  expect(addressOf(none, 1, '?page=2&q=x')).toBe('/digital-literacy');
});
