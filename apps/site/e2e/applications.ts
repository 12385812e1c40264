import type { Locator } from '@playwright/test';

/** Right answers of the identity check's first step, by the names of the fields; all but the country are typed. */
export const personal = {
  firstName: 'Ada',
  lastName: 'Mbo',
  'dateOfBirth-day': '21',
  'dateOfBirth-month': '4',
  'dateOfBirth-year': '1998',
  nationality: 'Congolese',
  idNumber: 'OP0123456',
  email: 'ada@maji.example.org',
  phone: '+243 800 000 000',
  address: '12 Avenue de l’Exemple',
  city: 'Kinshasa',
};

/** Right answers of the first three steps; the fourth and the fifth are {@link consents}. */
export const kycSteps: readonly Record<string, string>[] = [
  { ...personal, country: 'DR Congo' },
  { occupation: 'Teacher', income: 'under-10k', sourceOfFunds: 'salary' },
  { relationshipPurpose: 'volunteer', intendedActivities: 'Teach computer basics on Saturdays.' },
];

/** The boxes that must be checked in the fourth and in the fifth step. */
export const consents = [
  ['dataProcessingConsent', 'dataRetentionAcknowledged', 'rightsInformed'],
  ['securityAwareness', 'incidentReporting', 'accessControl', 'terms_accepted', 'data_consent'],
] as const;

const answers = Object.entries(Object.assign({}, ...kycSteps)).filter(([name]) => !name.startsWith('dateOfBirth-'));

/** The request that the identity check makes of these answers. */
export const kycApplication = {
  ...Object.fromEntries(answers),
  ...Object.fromEntries(consents.flat().map((name) => [name, true])),
  dateOfBirth: '1998-04-21',
  employer: '',
  expectedTransactionVolume: '',
  marketingConsent: false,
  politically_exposed: false,
  sanctions_check: false,
};

/** Right answers of the long partnership application. */
export const partnership = {
  organizationName: 'Coopérative Maji Safi',
  organizationType: 'community',
  country: 'DR Congo',
  contactPerson: 'Ada Mbo',
  email: 'ada@maji.example.org',
  focusAreas: 'Clean water',
  description: 'Two hundred families.',
  proposedCollaboration: 'Seedlings for the schools.',
};

/** Fills in text fields and selects by name. */
export async function fillFields(root: Locator, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const control = root.locator(`[name="${name}"]:visible`);
    if (await control.evaluate((element) => element instanceof HTMLSelectElement)) await control.selectOption(value);
    else await control.fill(value);
  }
}

/** Checks boxes by name. */
export async function checkFields(root: Locator, names: readonly string[]): Promise<void> {
  for (const name of names) await root.locator(`[name="${name}"]:visible`).check();
}
