import {
  courseTopics,
  kycFunds,
  kycIncomes,
  kycPurposes,
  kycVolumes,
  legalEntityTypes,
  longFormOrganizationTypes,
  partnershipTypes,
  volunteerAvailabilities,
  volunteerInterests,
} from '@nzete/domain';
import { expect, test } from 'vitest';
import { amountRange, choiceName, fieldKey, fieldName } from './fields.ts';

test.each([
  ['availability', volunteerAvailabilities],
  ['interests', volunteerInterests],
  ['topics', courseTopics],
  ['organizationType', longFormOrganizationTypes],
  ['partnershipType', partnershipTypes],
  ['legalEntityType', legalEntityTypes],
  ['sourceOfFunds', kycFunds],
  ['relationshipPurpose', kycPurposes],
])('[STAFF-43] every choice of %s has words', (field, choices) => {
  expect(choices.filter((choice) => !choiceName(field, choice))).toEqual([]);
});

test('[STAFF-43] every amount is a range of dollars, or none', () => {
  const unknown = [...kycIncomes, ...kycVolumes].filter((value) => !amountRange(value) && !choiceName('income', value));
  expect(unknown).toEqual([]);
  expect(amountRange('under-1k')).toEqual({ to: 1000 });
  expect(amountRange('10k-25k')).toEqual({ from: 10_000, to: 25_000 });
  expect(amountRange('over-250k')).toEqual({ from: 250_000 });
});

test('[STAFF-43] columns and form fields have the same names', () => {
  expect(fieldKey('volunteer', 'first_name')).toBe(fieldKey('kyc', 'firstName'));
  expect(fieldKey('interests', 'interests')).toBe('topics');
  expect(fieldName(fieldKey('kyc', 'politically_exposed'))).toBeDefined();
  expect(fieldName('toString')).toBeUndefined();
});
