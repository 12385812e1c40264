/** The kinds of organization in the short form, in the order in which they are offered. */
export const organizationTypes = ['ngo', 'government', 'private', 'academic', 'community'] as const;

/** Those of the long form. */
export const longFormOrganizationTypes = [
  'ngo',
  'government',
  'private',
  'academic',
  'international',
  'community',
  'other',
] as const;
export type OrganizationType = (typeof longFormOrganizationTypes)[number];

/** The kinds of partnership, in the order in which they are offered. */
export const partnershipTypes = ['funding', 'implementation', 'technical', 'advocacy', 'research'] as const;
export type PartnershipType = (typeof partnershipTypes)[number];

/** The legal forms of an organization. */
export const legalEntityTypes = ['corporation', 'llc', 'partnership', 'nonprofit', 'government', 'other'] as const;
export type LegalEntityType = (typeof legalEntityTypes)[number];

/** What an update of a partner is about. */
export const updateTypes = ['partnership', 'donor', 'collaboration'] as const;
export type UpdateType = (typeof updateTypes)[number];
