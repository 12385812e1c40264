import { kycDocumentKinds, kycFunds, kycIncomes, kycPurposes, kycVolumes } from '@nzete/domain';
import { type KycField, kycForm } from '@nzete/ui/KycWizard';
import { expect, test } from 'vitest';
import { identityCheck } from './identityCheck.ts';

const rules = kycForm(identityCheck);
const fields: Record<string, KycField> = Object.assign(
  {},
  ...identityCheck.steps
    .flatMap((step) => [step, ...('parts' in step ? step.parts : [])])
    .map((one) => 'fields' in one && one.fields),
);
const optionsOf = (field: KycField | undefined) =>
  field && 'options' in field ? field.options.map(({ value }) => value) : undefined;
const amountsOf = (field: KycField | undefined) =>
  field && 'options' in field ? field.options.map(({ label }) => label.defaultMessage) : undefined;

test('[KYC-01] has five steps', () => {
  expect(
    identityCheck.steps.map(({ title, description }) => [title.defaultMessage, description.defaultMessage]),
  ).toEqual([
    ['Personal Information', 'Identity verification. Write as on your ID. Fields with a * are required.'],
    ['Professional Information', 'Occupation and income'],
    ['Purpose and Intent', 'Relationship objectives'],
    ['GDPR and Privacy Compliance', 'Data protection consent'],
    ['Final Verification and Security', 'Documents and compliance'],
  ]);
});

test('[KYC-03] has all fields in their steps; a star marks the required ones', () => {
  const marked = (name: string) => (fields[name]?.required ? `${name}*` : name);
  expect([1, 2, 3, 4, 5].map((step) => rules.fieldsOf(step).map(marked).join(' '))).toEqual([
    'firstName* lastName* oneName dateOfBirth* nationality* idNumber* email* phone* address* city* country*',
    'occupation* employer income* sourceOfFunds*',
    'relationshipPurpose* expectedTransactionVolume intendedActivities*',
    'dataProcessingConsent* dataRetentionAcknowledged* rightsInformed* marketingConsent',
    'politically_exposed sanctions_check securityAwareness* incidentReporting* accessControl* terms_accepted* data_consent*',
  ]);
  expect(Object.keys(rules.documents)).toEqual(kycDocumentKinds);
});

test('[KYC-03] has the options that the API takes, with amounts in US dollars', () => {
  expect(optionsOf(fields.income)).toEqual(kycIncomes);
  expect(optionsOf(fields.sourceOfFunds)).toEqual(kycFunds);
  expect(optionsOf(fields.relationshipPurpose)).toEqual(kycPurposes);
  expect(optionsOf(fields.expectedTransactionVolume)).toEqual(kycVolumes);
  expect(amountsOf(fields.income)).toEqual([
    'Under $10,000',
    '$10,000 to $25,000',
    '$25,000 to $50,000',
    '$50,000 to $100,000',
    '$100,000 to $250,000',
    'Over $250,000',
  ]);
  expect(amountsOf(fields.expectedTransactionVolume)).toEqual([
    'None',
    'Under $1,000',
    '$1,000 to $5,000',
    '$5,000 to $25,000',
    '$25,000 to $100,000',
    'Over $100,000',
  ]);
  expect(fields.income).toHaveProperty('hint.defaultMessage', 'In US dollars a year');
});

test('[KYC-04] [KYC-06] promises an answer, states the 7 years, and names the foundation in the receipt', () => {
  const { received, receipt, steps } = identityCheck;
  expect(received.defaultMessage).toMatch(/^We will answer within 3-5 business days\./);
  expect(steps[3].note.defaultMessage).toBe('We keep compliance records for 7 years. After that they are deleted.');
  expect(receipt.defaultMessage).toBe('Nzete Foundation. Identity check. Reference number: {reference}');
});
