/** The maximum lengths of the texts of each form, in characters. Its fields end there. */

export const volunteerLimits = {
  firstName: 100,
  lastName: 100,
  location: 160,
  skills: 2_000,
  experience: 4_000,
  motivation: 4_000,
} as const;

export const kycLimits = {
  firstName: 80,
  lastName: 80,
  nationality: 80,
  idNumber: 60,
  address: 200,
  city: 80,
  country: 80,
  occupation: 120,
  employer: 120,
  intendedActivities: 4_000,
} as const;

/** Of both forms for partners. */
export const partnershipLimits = {
  organizationName: 200,
  contactName: 160,
  contactPerson: 160,
  website: 300,
  country: 100,
  registrationNumber: 100,
  taxId: 100,
  complianceOfficer: 160,
  focusAreas: 1_000,
  description: 4_000,
  experience: 4_000,
  proposedCollaboration: 4_000,
  resources: 4_000,
} as const;

export const updateLimits = { title: 160, content: 4_000, author: 120 } as const;

export const consultationLimits = { name: 120, organization: 200, message: 4_000 } as const;

export const feedbackLimits = { message: 4_000 } as const;

export const interestLimits = { name: 120 } as const;

export const giftLimits = { name: 120, transferReference: 80, reason: 2_000 } as const;

/** Of a sign-up for an event. */
export const signUpLimits = { name: 120, note: 1_000, reason: 2_000, people: 5 } as const;

/** The maximum length of an address in mail protocols (RFC 5321). */
export const emailLimit = 254;

/** An issue of the newsletter that staff write. */
export const newsletterLimits = {
  subject: 120,
  title: 120,
  text: 2_000,
  value: 30,
  label: 120,
  source: 160,
  alt: 200,
  link: 300,
  blocks: 30,
} as const;
