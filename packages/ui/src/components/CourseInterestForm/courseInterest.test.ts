import { describe, expect, test } from 'vitest';
import { canLookUp, emptyInterest, mergeResponse, noPreferences, toInterest } from './courseInterest.ts';

const requested = { ...emptyInterest, name: 'Ada', email: 'ada@example.org' };
const saved = {
  name: 'Ada Mbo',
  interests: ['Programming' as const],
  level: 'Beginner' as const,
  language: '' as const,
};

describe('[INTEREST-01] an answer that comes late', () => {
  test('fills the form, and reports the replaced values', () => {
    const merged = mergeResponse(requested, requested, saved, {});
    expect(merged.values).toEqual({ ...requested, ...saved });
    expect([merged.hasKept, merged.replaced]).toEqual([false, { name: 'Ada' }]);
  });

  test('keeps values that were changed in the meantime', () => {
    const now = { ...requested, interests: ['Data Science' as const] };
    const merged = mergeResponse(now, requested, saved, {});
    expect([merged.values.interests, merged.values.level, merged.hasKept]).toEqual([
      ['Data Science'],
      'Beginner',
      true,
    ]);
    expect(mergeResponse(now, requested, noPreferences, {}).values).toEqual(now);
  });

  test('clears the form if there is no record; values from an earlier record are not reported as lost', () => {
    const filled = { ...requested, ...saved };
    expect(mergeResponse(filled, filled, noPreferences, saved)).toMatchObject({
      values: { name: 'Ada Mbo', interests: [], level: '' },
      replaced: undefined,
    });
    expect(mergeResponse(filled, filled, noPreferences, {}).replaced).toEqual({
      interests: ['Programming'],
      level: 'Beginner',
    });
  });
});

test('[INTEREST-01] an address without an @ or a dot is not looked up', () => {
  expect(['ada', 'ada@example', 'ada.example', 'ada@example.org'].map(canLookUp)).toEqual([false, false, false, true]);
});

test('[INTEREST-02] blanks are sent as null', () => {
  expect(toInterest({ ...requested, name: ' Ada ', interests: ['AI/ML'] })).toEqual({
    name: 'Ada',
    email: 'ada@example.org',
    interests: ['AI/ML'],
    preferred_level: null,
    preferred_language: null,
  });
});
