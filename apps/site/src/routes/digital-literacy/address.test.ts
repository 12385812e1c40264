import { expect, test } from 'vitest';
import { chosenIn } from '../../shared/address.ts';
import { address, addressOf, choiceIn, courseQuery } from './address.ts';

const none = { q: '', level: '', category: '', provider: '' };

test('[COURSE-01] page, filters and words are in the address, and come back out of it', () => {
  const choice = { ...none, q: 'tableur café', category: 'AI/ML' };
  const written = addressOf(choice, 3, '?lang=fr&page=2&level=Beginner');
  expect(written).toBe('/digital-literacy?lang=fr&page=3&q=tableur+caf%C3%A9&category=AI%2FML');
  const chosen = chosenIn(address, written.slice(written.indexOf('?')));
  expect(choiceIn(chosen)).toEqual(choice);
  expect(courseQuery(chosen)).toEqual({ q: 'tableur café', category: 'AI/ML', skip: 20, limit: 10 });
  expect(addressOf(none, 1, '?page=2&q=x')).toBe('/digital-literacy');
});

test('[COURSE-02] what the API would refuse is not read', () => {
  expect(chosenIn(address, '?level=Expert&page=0&q=%00&category=Magic&provider=&q=').toString()).toBe('');
  expect(chosenIn(address, `?q=${'x'.repeat(81)}&page=1000`).toString()).toBe('');
});
